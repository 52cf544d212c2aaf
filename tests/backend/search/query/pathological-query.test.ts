import { helpFor } from '@/backend/search/query/help'
import { LookUps } from '@/backend/search/query/look-ups'
import { queryTerms } from '@/backend/search/query/query-terms'
import { bestSnippet } from '@/backend/search/query/snippet'
import { suggest } from '@/backend/search/query/suggest'
import { understand } from '@/backend/search/query/understand'
import { limits } from '@/lib/corpus/constants'
import { growthOf, misleadingTexts } from '@/tests/factories/growth'

const lookUps = new LookUps(
  {
    laws: [{ lawId: '001706', title: '민법', kind: '법률', current: true, citedBy: 1 }],
    numbers: [['2012다31628', 1]],
  } as never,
  ['001706#750'],
)

it.each([
  ['understanding a query', (text: string) => understand(text, lookUps)],
  ['its terms', queryTerms],
  ['help for what found nothing', (text: string) => helpFor(text, () => 1)],
  ['suggestions', (text: string) => suggest(text.slice(0, 100), lookUps, 8)],
  ['a passage', (text: string) => bestSnippet([{ field: 'body', text: '손해배상 청구' }], text)],
])('takes time with the length of the query: %s', (_, parse) => {
  expect(misleadingTexts(parse, limits.queryMax)).toEqual([])
})

it('cuts a passage from the longest decision in a time that grows with it', () => {
  const cut = (text: string) => bestSnippet([{ field: 'body', text }], '손해배상 청구')
  const longestDecision = 900_000
  expect(
    growthOf(cut, (length) => '손해 배상의 '.repeat(length / 7), longestDecision),
  ).toBeLessThanOrEqual(3)
})
