import { templates } from '@/lib/templates/templates'

/** The id of an article (`민법#598`) from the address of its page; null for another page. */
function articleOf(path: string): string | null {
  const [, law, no] = /^\/statutes\/([^/]+)\/articles\/([^/?#]+)$/.exec(path) ?? []
  if (!law || !no) return null
  try {
    return `${decodeURIComponent(law)}#${decodeURIComponent(no)}`
  } catch {
    return null
  }
}

/**
 * The forms that rest on articles of these pages, those on the first named before those on later ones.
 * @param paths of pages that an answer names, as they are linked, the most important first
 */
export function fittingForms(paths: readonly string[]): string[] {
  const weights = new Map<string, number>()
  for (const [at, path] of paths.entries()) {
    const article = articleOf(path)
    if (article && !weights.has(article)) weights.set(article, 1 / (at + 1))
  }
  return templates
    .map(({ id, articles }) => ({
      id,
      weight: articles.reduce((sum, each) => sum + (weights.get(each) ?? 0), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ id }) => id)
}
