import { filterNames, type ListFilter, searchFilters } from '@/lib/corpus/filter-constants'
import type { SearchRequest } from '@/lib/corpus/schema'

/** The search page's address, which is its whole state: every filter is a link or a form field. */
export type SearchState = Partial<Omit<SearchRequest, 'size'>> & { query: string }

const defaults: Record<string, string> = {
  type: 'all',
  collection: 'both',
  sort: 'relevance',
  page: '1',
}
const order = ['query', 'type', 'collection', ...filterNames, 'sort', 'page'] as const

/** Name and value of each parameter that is set and is not the default, in a fixed order. */
export function searchEntries(state: SearchState): [string, string][] {
  return order.flatMap((name): [string, string][] => {
    const value = state[name]
    if (value === undefined || value === false) return []
    const text = Array.isArray(value) ? value.join(',') : value === true ? '1' : String(value)
    return text === '' || defaults[name] === text ? [] : [[name, text]]
  })
}

export function searchHref(state: SearchState): string {
  const entries = searchEntries(state)
  return entries.length > 0 ? `/case-search?${new URLSearchParams(entries)}` : '/case-search'
}

/** The same search with something changed, from its first page unless a page is named. */
export function changed(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, page: 1, ...change }
}

/** The same search with one value of a list filter turned on or off. */
export function toggled(state: SearchState, name: ListFilter, value: string): SearchState {
  const now: string[] = state[name] ?? []
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value]
  return changed(state, { [name]: next.length > 0 ? next : undefined })
}

/** Only the words, scope and order: the search without its filters. */
export function withoutFilters(state: SearchState): SearchState {
  const { query, type, collection, sort } = state
  return { query, type, collection, sort }
}

/** How many filters are on: each value of a list, and an article with its law as one. */
export function filterCount(state: SearchState): number {
  return filterNames
    .filter((name) => searchFilters[name].form !== 'article')
    .reduce((sum, name) => {
      const value = state[name]
      return sum + (Array.isArray(value) ? value.length : value ? 1 : 0)
    }, 0)
}
