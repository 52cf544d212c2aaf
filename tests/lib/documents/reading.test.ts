import { blockSchema } from '@/lib/documents/blocks/schema'
import { findRanges, snippetOf } from '@/lib/documents/reading/find-text'
import { splitParts } from '@/lib/documents/reading/parts'

const block = (text: string, page: number | null = null) =>
  blockSchema.parse({ kind: 'paragraph', text, page })

it.each([
  ['정당한 사\n유 없이', '정당한 사유', [[0, 7]]],
  [
    'Contract CONTRACT',
    'contract',
    [
      [0, 8],
      [9, 17],
    ],
  ],
  ['가나다', '라', []],
  ['가나다', '  ', []],
  ['İ stanbul 계약', '계약', [[10, 12]]],
] as const)('finds in %j the words %j', (text, words, ranges) => {
  expect(findRanges(text, words)).toEqual(ranges)
})

it('shows what stands around the first place, on one line', () => {
  const text = `${'앞'.repeat(80)} 보증금\n반환 ${'뒤'.repeat(80)}`
  expect(snippetOf(text, '보증금 반환')).toEqual({
    before: `…${'앞'.repeat(49)} `,
    match: '보증금 반환',
    after: ` ${'뒤'.repeat(49)}…`,
  })
  expect(snippetOf(text, '없는 말')).toBeNull()
})

it('makes a part of each page, and of so many blocks where there are no pages', () => {
  const paged = splitParts([block('가', 1), block('나'), block('다', 2), block('라', 4)])
  expect(paged.map(({ no, page, text }) => [no, page, text])).toEqual([
    [1, 1, '가\n나'],
    [2, 2, '다'],
    [3, 4, '라'],
  ])
  const long = splitParts(Array.from({ length: 450 }, () => block('가')))
  expect(long.map(({ blocks }) => blocks.length)).toEqual([200, 200, 50])
  expect(splitParts([block('가\0나')])[0]?.text).toBe('가나')
})
