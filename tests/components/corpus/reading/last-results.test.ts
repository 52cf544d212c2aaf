/** @jest-environment jsdom */
import {
  clearLastResults,
  placeInResults,
  readLastResults,
  storeLastResults,
} from '@/components/corpus/reading/last-results'

const href = '/case-search?query=x'
const results = ['/cases/A?serial=1', '/cases/A?serial=2', '/statutes/B/articles/1'].map(
  (each) => ({
    href: each,
    name: each,
  }),
)

beforeEach(() => localStorage.clear())

it('is read as it was stored, within its bounds, and cleared', () => {
  const many = Array.from({ length: 90 }, (_, index) => ({ href: `/cases/${index}`, name: 'x' }))
  storeLastResults({ href, words: many.map(({ href: word }) => word), results: many })
  const stored = readLastResults()
  expect(stored?.results).toHaveLength(40)
  expect(stored?.words).toHaveLength(12)
  clearLastResults()
  expect(readLastResults()).toBeNull()
})

it.each([
  '{',
  '7',
  '{"href":"https://elsewhere.example","words":[],"results":[]}',
  '{"href":"//elsewhere.example","words":[],"results":[]}',
])('takes %s for nothing', (stored) => {
  localStorage.setItem('last-results', stored)
  expect(readLastResults()).toBeNull()
})

describe('place in the list', () => {
  const list = { href, words: [], results }

  it('tells two decisions of one number apart', () => {
    const place = placeInResults(list, { path: '/cases/A', search: '?citing=2&serial=2' })
    expect(place?.at).toBe(2)
    expect(place?.previous?.href).toBe('/cases/A?serial=1')
    expect(place?.next?.href).toBe('/statutes/B/articles/1')
  })

  it('has no neighbour past the ends', () => {
    const last = placeInResults(list, { path: '/statutes/B/articles/1', search: '' })
    expect(last).toMatchObject({ at: 3, next: null })
  })

  it('is none for a page that is not in it', () => {
    expect(placeInResults(list, { path: '/cases/A', search: '' })).toBeNull()
    expect(placeInResults(null, { path: '/cases/A', search: '' })).toBeNull()
  })
})
