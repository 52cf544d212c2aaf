import type { FacetFilter } from '@/lib/corpus/filter-constants'
import type { Facets } from '@/lib/corpus/schema'
import type { FacetItem } from './facet-list'
import { changed, type SearchState, searchHref, toggled } from './search-url'

const maxYears = 8

/** Values of a list filter with their counts; a value that is on is listed even when no result is left of it. */
export function listItems(
  state: SearchState,
  name: FacetFilter,
  counts: Facets[keyof Facets],
  label: (value: string) => string,
): FacetItem[] {
  const on: string[] = state[name] ?? []
  const missing = on.filter((value) => !counts.some((each) => each.value === value))
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    count,
    label: label(value),
    href: searchHref(toggled(state, name, value)),
    on: on.includes(value),
  }))
}

/** Years are a range filter: choosing one sets both dates to it. */
export function yearItems(state: SearchState, counts: Facets['year']): FacetItem[] {
  return [...counts]
    .sort((a, b) => b.value.localeCompare(a.value))
    .slice(0, maxYears)
    .map(({ value, count }) => {
      const range = { from: `${value}-01-01`, to: `${value}-12-31` }
      const on = state.from === range.from && state.to === range.to
      const next = on ? { from: undefined, to: undefined } : range
      return { value, count, label: value, href: searchHref(changed(state, next)), on }
    })
}
