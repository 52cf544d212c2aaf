import type { EngineAnswer, FacetCounts } from '@/backend/search/engine'
import { askedOf } from '@/backend/search/questions/asked-articles'
import { limits, type SortOrder } from '@/lib/corpus/constants'
import type { Accept } from './filter'
import type { Ranking } from './ranking'

/** Columns an answer is sorted and counted by. */
export type AnswerColumns = {
  id: (doc: number) => string
  date: Uint32Array
  citedBy: Uint32Array
  facets: Record<string, (doc: number) => string | null>
}

export type AnswerOptions = {
  accept: Accept
  sort: SortOrder
  offset: number
  limit: number
  everyMatch?: boolean
  /** Documents that the query names, in order: the answer itself, before anything that matches. */
  named?: readonly number[]
}

function countFacets(docs: readonly number[], facets: AnswerColumns['facets']): FacetCounts {
  const answer: FacetCounts = {}
  for (const [name, read] of Object.entries(facets)) {
    const counts = new Map<string, number>()
    for (const doc of docs) {
      const value = read(doc)
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    answer[name] = [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((x, y) => y.count - x.count || x.value.localeCompare(y.value))
  }
  return answer
}

/** Named documents get scores above the best match, the first of them the highest. */
function withNamed(ranking: Ranking, named: readonly number[]): Map<number, number> {
  const fine = new Map(ranking.docs.map((doc, i) => [doc, ranking.scores[i]!]))
  const top = ranking.scores.reduce((most, score) => Math.max(most, score), 0)
  named.forEach((doc, i) => {
    fine.set(doc, top + named.length - i)
  })
  return fine
}

/** Applies filters, order and page to a ranking, and counts facets over all that was found. */
export function answerFrom(
  ranking: Ranking,
  columns: AnswerColumns,
  { accept, sort, offset, limit, everyMatch = false, named = [] }: AnswerOptions,
): EngineAnswer {
  const { first } = ranking
  const threshold = everyMatch && ranking.threshold > 0 ? Number.EPSILON : ranking.threshold
  const fine = withNamed(ranking, named)
  const passes = (doc: number) => accept === null || accept(doc)
  const candidates = [...fine.keys()].filter(passes)
  const others: number[] = []
  if (threshold > 0)
    for (let doc = 0; doc < first.length; doc++)
      if (first[doc]! >= threshold && !fine.has(doc) && passes(doc)) others.push(doc)

  // Candidates come first; the others follow by first score, below every candidate.
  const rest = (doc: number) => first[doc]! / (ranking.threshold || 1) - 1000
  const score = (doc: number) => fine.get(doc) ?? rest(doc)
  const order: Record<SortOrder, (x: number, y: number) => number> = {
    relevance: (x, y) => score(y) - score(x) || x - y,
    date: (x, y) => columns.date[y]! - columns.date[x]! || score(y) - score(x),
    cited: (x, y) => columns.citedBy[y]! - columns.citedBy[x]! || score(y) - score(x),
  }
  const deepest = everyMatch ? limits.textsRead : limits.deepestHit
  const end = Math.min(offset + limit, deepest)
  // A page that the candidates fill needs no order among thousands of others.
  const inOrder =
    sort === 'relevance'
      ? candidates
          .sort(order.relevance)
          .concat(end > candidates.length ? others.sort(order.relevance) : [])
      : candidates.concat(others).sort(order[sort])
  return {
    total: candidates.length + others.length,
    hits: inOrder.slice(offset, end).map((doc) => {
      const hit = { id: columns.id(doc), score: score(doc) }
      return ranking.asked ? { ...hit, asked: askedOf(ranking.asked, doc) } : hit
    }),
    facets: countFacets(candidates.concat(others), columns.facets),
  }
}
