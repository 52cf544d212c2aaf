import type { SearchResponse } from './schema'

/** How many decisions and articles a search found, those among them that the query names. */
export function hitCount({ statutes, cases, understanding: { direct } }: SearchResponse): number {
  const named = (direct?.cases.length ?? 0) + (direct?.articleId || direct?.lawId ? 1 : 0)
  return (statutes?.total ?? 0) + (cases?.total ?? 0) + named
}
