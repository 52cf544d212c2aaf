import type { EngineAnswer, EngineQuery, FacetCounts, SearchEngine } from '@/backend/search/engine'
import {
  articlesHolding,
  decisionsHolding,
  type ExactWords,
  type HoldingText,
} from '@/backend/store/exact-texts'
import { limits, type SortOrder } from '@/lib/corpus/constants'
import type { ServiceContext } from './context'

const holding = { cases: decisionsHolding, statutes: articlesHolding }

function counted(texts: Iterable<HoldingText>): FacetCounts {
  const counts: Record<string, Map<string, number>> = {}
  for (const { facets } of texts)
    for (const [name, value] of Object.entries(facets)) {
      counts[name] ??= new Map()
      if (value !== null) counts[name].set(value, (counts[name].get(value) ?? 0) + 1)
    }
  return Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [
      name,
      [...values]
        .map(([value, count]) => ({ value, count }))
        .sort((x, y) => y.count - x.count || x.value.localeCompare(y.value)),
    ]),
  )
}

/** What is as new, or cited as often, stays in the order of its relevance. */
const order: Record<SortOrder, (x: HoldingText, y: HoldingText) => number> = {
  relevance: () => 0,
  date: (x, y) => (y.date ?? '').localeCompare(x.date ?? ''),
  cited: (x, y) => y.citedBy - x.citedBy,
}

/**
 * Of whatever shares a word with the query, the nearest `limits.textsRead`, what holds the words as they stand.
 * The engines know words, not their order, so the texts are read in the store.
 * @returns what was found, and whether more shares a word than was read
 */
export async function searchExactly(
  { engine, sql }: { engine: SearchEngine; sql: ServiceContext['sql'] },
  query: EngineQuery,
  exact: ExactWords,
): Promise<{ answer: EngineAnswer; isCut: boolean }> {
  const near = await engine.search({
    ...query,
    sort: 'relevance',
    offset: 0,
    limit: limits.textsRead,
    everyMatch: true,
  })
  const ids = near.hits.map(({ id }) => id)
  const held = await holding[query.target](sql, ids, exact)
  const hits = near.hits
    .flatMap((hit) => {
      const text = held.get(hit.id)
      return text ? [{ hit, text }] : []
    })
    .sort((x, y) => order[query.sort](x.text, y.text))
    .map(({ hit }) => hit)
  return {
    answer: {
      total: hits.length,
      hits: hits.slice(query.offset, query.offset + query.limit),
      facets: counted(held.values()),
    },
    isCut: near.total > near.hits.length,
  }
}
