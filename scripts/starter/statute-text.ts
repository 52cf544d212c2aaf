export type StatuteArticle = { no: string; title: string; path: string; text: string }

/** Articles are `##### 제N조의M (title)`; the parts above them are headings of level 1 to 4. */
export function readArticles(text: string): Map<string, StatuteArticle> {
  const articles = new Map<string, StatuteArticle>()
  const parts: (string | undefined)[] = []
  let current: StatuteArticle | null = null
  for (const line of text.slice(text.indexOf('\n---', 3) + 4).split('\n')) {
    const heading = /^(#{1,5})\s+(.+)$/.exec(line)
    if (!heading) {
      if (current) current.text += `${line}\n`
      continue
    }
    const level = heading[1]?.length ?? 0
    // `제1장 총칙 <개정 2010.3.22>`: the mark is the edition's, not the part's name.
    const words = (heading[2] ?? '').replace(/\s*[<‹][^>›]*[>›]/g, '').trim()
    const article = /^제(\d+)조((?:의\d+)*)(?:\s*\((.*)\))?/.exec(words)
    if (level === 5 && article) {
      const path = parts.filter((part) => part !== undefined).join(' > ')
      current = { no: `${article[1]}${article[2]}`, title: article[3] ?? '', path, text: '' }
      if (!articles.has(current.no)) articles.set(current.no, current)
      continue
    }
    current = null
    if (words.startsWith('부칙')) break
    // The file's first heading is the law's own name, not a part of it.
    parts.length = level
    parts[level - 1] = /^제\d+(?:의\d+)?(편|장|절|관)/.test(words) ? words : undefined
  }
  return articles
}
