import type { ArticleRef } from './types'

/** Where an article can be read: here, or at the National Law Information Center when it is not held here. */
export type ArticleLink = { href: string; official: boolean }
export type ArticleLinks = Record<string, ArticleLink>

/** `839의2` → `제839조의2`. */
function articleName({ no }: ArticleRef): string {
  const [main, branch] = no.split('의')
  return no === '' ? '' : `제${main}조${branch ? `의${branch}` : ''}`
}

/** `근로기준법 제56조제1항`, as a citation names it. */
export function citationOf(ref: ArticleRef): string {
  const article = articleName(ref)
  return `${ref.law}${article ? ` ${article}` : ''}${ref.paragraph ? `제${ref.paragraph}항` : ''}`
}

export function officialLink({ law, no }: ArticleRef): string {
  const article = no === '' ? '' : `/${articleName({ law, no })}`
  return `https://www.law.go.kr/법령/${law.replace(/\s/g, '')}${article}`
}

/** The link of one article, by its law and number. */
export function linkOf(links: ArticleLinks, { law, no }: ArticleRef): ArticleLink {
  return links[citationOf({ law, no })] ?? { href: officialLink({ law, no }), official: true }
}
