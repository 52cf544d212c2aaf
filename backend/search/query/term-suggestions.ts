import type { Suggestion } from '@/backend/search/types'
import { glossaryTerms } from '@/lib/korean-law/query/translate-query'

type Entry = { key: string; order: number; text: string; korean: string }

/** Unicode code units, not the locale: a prefix search needs an order in which prefixes are neighbours. */
const byKey = (x: Entry, y: Entry) => (x.key < y.key ? -1 : x.key > y.key ? 1 : x.order - y.order)

/** Words of the glossary in all four languages; Korean terms stand for themselves. */
function collect(): Entry[] {
  const terms = glossaryTerms()
  const korean = new Set(terms.map((term) => term.korean).filter((term) => term.length > 1))
  const all = [...terms, ...[...korean].map((term) => ({ text: term, korean: '' }))]
  return all
    .map(({ text, korean: meant }, order) => ({
      key: text.toLowerCase(),
      order,
      text,
      korean: meant,
    }))
    .sort(byKey)
}

let collected: Entry[] | undefined

function firstAtOrAfter(entries: readonly Entry[], key: string): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (entries[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Legal terms that start as typed, the shortest first. The list is made once, at the first call. */
export function suggestTerms(prefix: string, limit: number): Suggestion[] {
  collected ??= collect()
  const key = prefix.toLowerCase()
  const found: Entry[] = []
  for (let at = firstAtOrAfter(collected, key); collected[at]?.key.startsWith(key); at++)
    found.push(collected[at]!)
  return found
    .sort((x, y) => x.text.length - y.text.length || x.order - y.order)
    .slice(0, limit)
    .map(({ text, korean }) => ({ kind: 'term', text, target: null, detail: korean }))
}
