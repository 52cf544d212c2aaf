/** The form of a post's address; the table has the same check. */
const postIdPattern = /^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$/

/** Addresses under /blog that are pages of their own. */
const reserved = new Set(['write', 'feed', 'rss'])

export function isPostId(text: string): boolean {
  return postIdPattern.test(text) && !reserved.has(text)
}

/** An address made of a title's Latin letters and digits; empty when it has too few of them. */
export function suggestPostId(title: string): string {
  const id = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return isPostId(id) ? id : ''
}
