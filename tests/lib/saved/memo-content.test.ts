import { holdsQuote, memoContent, memoProblems } from '@/lib/saved/memo/content'
import { makeCaseDetail } from '@/tests/factories/public-case'

const detail = makeCaseDetail({
  issues: [
    {
      no: 1,
      issue: '퇴직금 분할 약정의 효력',
      gist: '무효라고 보아야 한다.',
      articles: [],
      cases: [],
    },
    { no: 2, issue: '부당이득의 성립 여부', gist: '', articles: [], cases: [] },
  ],
  body: '【이유】 상고이유를 판단한다. 퇴직금 청구권은 퇴직할 때 비로소 발생하는 것이다.',
})
const entry = { serial: 1, issue: 1, quote: '', note: '' }
const words = {
  issue: '쟁점',
  quote: '인용문',
  note: '내 메모',
  source: '출처',
  verified: '대조함',
  address: (path: string) => `https://example.org${path}`,
}
const textsOf = (quote: string, note = '') =>
  memoContent(
    { title: '메모', locale: 'ko' },
    [{ detail, entry: { ...entry, quote, note } }],
    words,
  ).blocks.map((block) => ('text' in block ? block.text : ''))

test.each([
  ['퇴직금 청구권은 퇴직할 때 비로소 발생하는 것이다', true],
  ['퇴직금청구권은 퇴직할 때 … 발생하는 것이다', true],
  ['무효라고 보아야 한다', true],
  ['퇴직금 청구권은 퇴직 전에 발생하는 것이다', false],
  ['무효라고 보아야 한다. 상고이유를 판단한다', false],
  ['…', false],
])('a decision holds %p: %p', (quote, holds) => {
  expect(holdsQuote(detail, quote)).toBe(holds)
})

test('a memo has the citation, the chosen issue, the quote with its source, and the note', () => {
  expect(textsOf('무효라고 보아야 한다', '첫 줄\n둘째 줄')).toEqual([
    '메모',
    '1. 대법원 2020. 1. 2. 선고 2019다1 판결 [대여금]',
    '쟁점  [2] 부당이득의 성립 여부',
    '인용문  ',
    '“무효라고 보아야 한다” (대법원 2020. 1. 2. 선고 2019다1 판결)',
    '내 메모  첫 줄',
    '둘째 줄',
    expect.stringContaining('https://example.org/cases/'),
    '대조함',
    '출처',
  ])
})

test('without a quote nothing is said of comparing', () => {
  expect(textsOf('')).not.toContain('대조함')
})

test('what stands in the way is named by its decision', () => {
  const entries = [entry, { ...entry, serial: 2 }, { ...entry, serial: 3, quote: '없는 말이다' }]
  expect(memoProblems(entries, [detail, null, detail])).toEqual({ gone: ['2'], quote: ['3'] })
})
