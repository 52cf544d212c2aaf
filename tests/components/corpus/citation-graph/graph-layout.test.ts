import { layoutGraph } from '@/components/corpus/citation-graph/graph-layout'
import { paginationRange } from '@/components/ui/pagination-range'
import type { CaseRef } from '@/lib/corpus/schema'

function makeRef(over: Partial<CaseRef> = {}): CaseRef {
  return {
    serial: 1,
    caseNumber: '2001다1',
    caseName: '대여금',
    court: '대법원',
    judgmentDate: '2001-05-08',
    citedBy: 3,
    ...over,
  }
}

const own = { judgmentDate: '2010-01-01', caseNumber: '2009다1' }

test('nothing to draw, no picture', () => {
  expect(layoutGraph(own, [], [])).toBeNull()
})

test('cited decisions stand at the left and citing ones at the right, earlier ones further left', () => {
  const layout = layoutGraph(
    own,
    [makeRef({ judgmentDate: '2005-01-01' }), makeRef({ judgmentDate: '1999-01-01' })],
    [makeRef({ judgmentDate: '2020-01-01' })],
  )
  const [first, second, third] = layout?.nodes ?? []
  expect([first?.year, second?.year, third?.year]).toEqual([1999, 2005, 2020])
  expect(first?.x).toBeLessThan(second?.x ?? 0)
  expect(second?.x).toBeLessThan(layout?.centre.x ?? 0)
  expect(third?.x).toBeGreaterThan(layout?.centre.x ?? 0)
})

test('a decision without a date stands at the year of its number, 단기 years included', () => {
  const layout = layoutGraph(
    own,
    [
      makeRef({ judgmentDate: null, caseNumber: '98다1' }),
      makeRef({ judgmentDate: null, caseNumber: '4290민상1' }),
    ],
    [],
  )
  expect(layout?.nodes.map(({ year }) => year)).toEqual([1957, 1998])
})

test('only the most cited are drawn, inside the picture', () => {
  const many = Array.from({ length: 40 }, (_, index) => makeRef({ serial: index, citedBy: index }))
  const layout = layoutGraph(own, many, [])
  expect(layout?.nodes.length).toBe(10)
  expect(Math.min(...(layout?.nodes.map(({ ref }) => ref.citedBy) ?? []))).toBe(30)
  for (const { y } of layout?.nodes ?? []) {
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(layout?.height ?? 0)
  }
})

test.each([
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [1, 1, [1]],
])('pages around %p of %p', (page, last, expected) => {
  expect(paginationRange(page, last)).toEqual(expected)
})
