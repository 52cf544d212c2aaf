/** The documents of /docs in reading order; each is messages/docs/<locale>/<slug>.md. */
export const docGroups = [
  { id: 'use', slugs: ['start', 'searching', 'reading', 'citations', 'asking'] },
  { id: 'build', slugs: ['api', 'api-reference', 'mcp', 'feeds'] },
  { id: 'operate', slugs: ['self-hosting', 'architecture'] },
  { id: 'know', slugs: ['coverage'] },
] as const

export type DocSlug = (typeof docGroups)[number]['slugs'][number]

export const docSlugs: readonly DocSlug[] = docGroups.flatMap(({ slugs }) => [...slugs])

export function isDocSlug(slug: string): slug is DocSlug {
  return docSlugs.some((each) => each === slug)
}

export function docHref(slug: DocSlug): string {
  return `/docs/${slug}`
}

/** What is read before and after a document. */
export function neighboursOf(slug: DocSlug): { previous?: DocSlug; next?: DocSlug } {
  const at = docSlugs.indexOf(slug)
  const [previous, next] = [docSlugs[at - 1], docSlugs[at + 1]]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}
