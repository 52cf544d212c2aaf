import type { EngineAnswer, EngineQuery, FacetCounts, SearchEngine } from '@/backend/search/engine'
import {
  articlesHolding,
  decisionsHolding,
  type ExactWords,
  type HoldingText,
} from '@/backend/store/exact-texts'
import { limits, type SortOrder } from '@/lib/corpus/constants'
import type { Snippet } from '@/lib/corpus/schema'
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

/** Every place of the phrases in a text, in its order. */
function placesOf(phrases: readonly string[], text: string): [number, number][] {
  const places: [number, number][] = []
  for (const phrase of phrases)
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length))
      places.push([at, at + phrase.length])
  return places
    .sort((x, y) => x[0] - y[0])
    .filter(([start], i, all) => start >= (all[i - 1]?.[1] ?? 0))
}

/** The words where they stand, without the halves of words at the ends of a stretch. */
function snippetOf(
  { field, text, isStart, isEnd }: NonNullable<HoldingText['around']>,
  phrases: readonly string[],
): Snippet {
  const flat = text.replace(/\s/g, ' ').trim()
  const places = placesOf(phrases, flat)
  const first = places[0]?.[0] ?? 0
  const last = places.at(-1)?.[1] ?? flat.length
  const from = isStart ? 0 : flat.slice(0, first).indexOf(' ') + 1
  const space = isEnd ? -1 : flat.lastIndexOf(' ')
  const to = space >= last ? space : flat.length
  const shown = `${isStart ? '' : '… '}${flat.slice(from, to)}${isEnd ? '' : ' …'}`
  return { field, text: shown, highlights: placesOf(phrases, shown) }
}

/**
 * Of whatever shares a word with the query, the nearest `limits.textsRead`, what holds the words as they stand.
 * The engines know words, not their order, so the texts are read in the store.
 * @returns what was found, the words where they stand by id, and whether more shares a word than was read
 */
export async function searchExactly(
  { engine, sql }: { engine: SearchEngine; sql: ServiceContext['sql'] },
  query: EngineQuery,
  exact: ExactWords,
): Promise<{ answer: EngineAnswer; snippets: ReadonlyMap<string, Snippet>; isCut: boolean }> {
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
  const page = hits.slice(query.offset, query.offset + query.limit)
  const snippets = page.flatMap(({ id }): [string, Snippet][] => {
    const around = held.get(id)?.around
    return around ? [[id, snippetOf(around, exact.phrases)]] : []
  })
  return {
    answer: { total: hits.length, hits: page, facets: counted(held.values()) },
    snippets: new Map(snippets),
    isCut: near.total > near.hits.length,
  }
}
