const written = /^제?(\d{1,5})조?((?:의\d{1,3}){0,3})조?$/

/** `제839조의2`, `839조의2`, `839의2` and `839-2` all name article `839의2`; null for anything else. */
export function normaliseArticleNo(input: string): string | null {
  const compact = input.normalize('NFKC').replace(/\s+/g, '').replace(/-/g, '의')
  const match = written.exec(compact)
  if (!match) return null
  return `${Number(match[1])}${match[2] ?? ''}`
}

/** `839의2` → `제839조의2`. */
export function articleLabel(no: string): string {
  const [main, ...branches] = no.split('의')
  return `제${main}조${branches.map((branch) => `의${branch}`).join('')}`
}
