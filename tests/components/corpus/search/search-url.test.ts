import {
  changed,
  filterCount,
  type SearchState,
  searchHref,
  toggled,
  withoutFilters,
} from '@/components/corpus/search/search-url'
import { readPage } from '@/lib/page-params'

const state: SearchState = { query: '보증금 반환', type: 'precedents', page: 3, caseType: ['민사'] }
const parameters = (href: string) => Object.fromEntries(new URL(href, 'http://x').searchParams)

test('the address holds what is set and leaves out what is usual', () => {
  const href = searchHref({
    query: '해고',
    type: 'all',
    collection: 'both',
    sort: 'relevance',
    page: 1,
  })
  expect(parameters(href)).toEqual({ query: '해고' })
})

test('lists are joined and flags are 1', () => {
  const href = searchHref({ ...state, caseType: ['민사', '형사'], enBanc: true, inForce: false })
  expect(parameters(href)).toEqual({
    query: '보증금 반환',
    type: 'precedents',
    caseType: '민사,형사',
    enBanc: '1',
    page: '3',
  })
})

test('a change goes back to the first page', () => {
  expect(changed(state, { sort: 'date' })).toMatchObject({ page: 1, sort: 'date' })
})

test('toggling adds a value, takes it away, and drops an empty list', () => {
  expect(toggled(state, 'caseType', '형사').caseType).toEqual(['민사', '형사'])
  expect(toggled(state, 'caseType', '민사').caseType).toBeUndefined()
})

test('filters are counted and cleared, words and order stay', () => {
  const filtered: SearchState = {
    ...state,
    from: '2020-01-01',
    law: '001706',
    enBanc: true,
    sort: 'cited',
  }
  expect(filterCount(filtered)).toBe(4)
  expect(filterCount(withoutFilters(filtered))).toBe(0)
  expect(withoutFilters(filtered)).toMatchObject({ query: '보증금 반환', sort: 'cited' })
})

test.each([
  [undefined, 1],
  ['2', 2],
  [['3', '4'], 3],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  ['2.5', 1],
])('page %p reads as %p', (value, expected) => {
  expect(readPage(value)).toBe(expected)
})
