import { idf } from '@/backend/search/index/tier'

/** A key of a tier as the cluster knows it. */
export const tokenOf = (key: number) => key.toString(16)

/** Documents of a tier, and of each token that it knows. */
export type TierCounts = { documents: number; frequencies: ReadonlyMap<string, number> }

/** A term of a query that a tier knows. */
export type ReadTerm = { token: string; boost: number; rarity: number }

/** The rarest terms of a query, as the in-process index reads them. */
export function readTerms(
  query: readonly [number, number][],
  { documents, frequencies }: TierCounts,
  limit: number,
): ReadTerm[] {
  return query
    .flatMap(([key, boost]) => {
      const token = tokenOf(key)
      const frequency = frequencies.get(token) ?? 0
      if (frequency === 0) return []
      return [{ token, boost, frequency, rarity: boost * idf(documents, frequency) }]
    })
    .sort((x, y) => x.frequency - y.frequency)
    .slice(0, limit)
    .map(({ token, boost, rarity }) => ({ token, boost, rarity }))
}

export type Clause = Record<string, unknown>

/** Scores of a tier: the sum over its terms. `share` scales all of them. */
export function tierClauses(field: string, terms: readonly ReadTerm[], share = 1): Clause[] {
  return terms.map(({ token, boost }) => ({
    term: { [field]: { value: token, boost: boost * share } },
  }))
}

/** What a document holds of the query at all: the rarity of its terms, however often they stand. */
export function presenceClauses(field: string, terms: readonly ReadTerm[]): Clause[] {
  return terms.map(({ token, rarity }) => ({
    constant_score: { filter: { term: { [field]: token } }, boost: rarity },
  }))
}

const noMatch: Clause = { match_none: {} }

/** Best first, ties in the order of the corpus. */
const byScore = [{ _score: 'desc' }, { position: 'asc' }]

/** The best documents of a tier. */
export function bestOf(should: readonly Clause[], size: number, source: string[] | false = false) {
  const query = should.length > 0 ? { bool: { should, minimum_should_match: 1 } } : noMatch
  return { query, size, sort: byScore, track_scores: true, _source: source }
}

/** What given documents score in a tier; those that hold no term come with 0. */
export function scoresOf(
  ids: readonly string[],
  should: readonly Clause[],
  source: string[] | false = false,
) {
  const query = { bool: { filter: [{ ids: { values: ids } }], should, minimum_should_match: 0 } }
  return { query, size: ids.length, _source: source }
}

/** Which of given documents pass the filters. */
export function passing(ids: readonly string[], filter: readonly Clause[]) {
  const query = { bool: { filter: [{ ids: { values: ids } }, ...filter] } }
  return { query, size: ids.length, sort: [{ position: 'asc' }], _source: false }
}

/** How many documents score at least so much. */
export function counting(should: readonly Clause[], atLeast: number) {
  const query = should.length > 0 ? { bool: { should, minimum_should_match: 1 } } : noMatch
  return { query, size: 0, min_score: atLeast, track_total_hits: true }
}

export type FoundOptions = {
  should: readonly Clause[]
  filter: readonly Clause[]
  /** First score from which a document counts as found. */
  threshold: number
  /** Found at any score. */
  candidates: readonly string[]
}

/** Everything that was found: candidates, and what reaches the threshold by itself. */
export function everythingFound(
  { should, filter, threshold, candidates }: FoundOptions,
  page: { facets: string[]; sort: 'date' | 'cited' | null; from: number; size: number },
) {
  const asCandidate = {
    constant_score: { filter: { ids: { values: candidates } }, boost: threshold },
  }
  const by = page.sort === 'date' ? 'date' : 'cited_by'
  return {
    query: { bool: { should: [...should, asCandidate], minimum_should_match: 1, filter } },
    min_score: threshold,
    track_total_hits: true,
    track_scores: true,
    sort: page.sort ? [{ [by]: { order: 'desc', missing: '_last' } }, ...byScore] : byScore,
    from: page.from,
    size: page.size,
    _source: false,
    aggs: Object.fromEntries(page.facets.map((field) => [field, { terms: { field, size: 300 } }])),
  }
}

/** What was found beside the candidates, by first score. */
export function foundBeside(
  { should, filter, threshold, candidates }: FoundOptions,
  page: { from: number; size: number },
) {
  const none = { ids: { values: candidates } }
  const query =
    should.length > 0
      ? { bool: { should, minimum_should_match: 1, filter, must_not: [none] } }
      : noMatch
  return { query, min_score: threshold, track_scores: true, sort: byScore, _source: false, ...page }
}
