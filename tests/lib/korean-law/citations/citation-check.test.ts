import { checkCitations } from '@/lib/korean-law/citations/citation-check'
import { citationLookup, knownDecision } from '@/tests/factories/citation-lookup'
import { processorMs } from '@/tests/factories/growth'

const today = '2026-11-21'
const holdings = {
  decisions: {
    '2018다1111': [knownDecision()],
    '90다1': [
      knownDecision({ serial: 2, caseNumber: '90다1', date: '1990-05-14' }),
      knownDecision({ serial: 3, caseNumber: '90다1', court: '서울고등법원', date: null }),
    ],
    '92도1': [
      knownDecision({ serial: 4, caseNumber: '92도1', date: '1992-07-28' }),
      knownDecision({ serial: 5, caseNumber: '92도1', date: '1992-07-28' }),
    ],
    '2011누33': [
      knownDecision({
        serial: 6,
        caseNumber: '(춘천)2011누33',
        court: '서울고등법원(춘천)',
        date: null,
      }),
    ],
  },
  laws: { 민법: '001706', 민사소송법: '001700' },
  articles: {
    '001706#750': {},
    '001706#795': { repealed: true },
    '001700#163': { pending: true },
  },
  texts: {
    '1': '계약의 해석은 당사자의 의사를 탐구하여 정하고, 문언에 얽매이지 않는다.',
    '001706#750': '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 배상할 책임이 있다.',
  },
}

async function verdicts(text: string) {
  const checks = await checkCitations(text, citationLookup(holdings), today)
  return checks.map(({ kind, state, target, reason }) => ({ kind, state, target, reason }))
}

const verdict = (kind: string, state: string, target: string | null, reason: string | null) => [
  { kind, state, target, reason },
]

describe('decisions', () => {
  it.each([
    ['대법원 2020. 5. 14. 선고 2018다1111 판결', verdict('case', 'verified', '1', null)],
    ['대법원 2018다1111 판결', verdict('case', 'verified', '1', null)],
    ['대법원 2020. 5. 15. 선고 2018다1111 판결', verdict('case', 'differs', '1', 'date-differs')],
    [
      '서울고등법원 2020. 5. 14. 선고 2018다1111 판결',
      verdict('case', 'differs', '1', 'court-differs'),
    ],
    ['1990. 5. 14. 선고 90다1 판결', verdict('case', 'verified', '2', null)],
    ['위 90다1 판결', verdict('case', 'ambiguous', null, 'several-decisions')],
    ['대법원 1992. 7. 28. 선고 92도1 판결', verdict('case', 'verified', '4', null)],
    ['서울고법 2012. 1. 3. 선고 2011누33 판결', verdict('case', 'verified', '6', 'date-unknown')],
    [
      '대법원 2020. 5. 14. 선고 2018다1111, 1128 판결',
      verdict('case', 'verified', '1', 'joined-number-unlisted'),
    ],
    [
      '대법원 2020. 5. 14. 선고 2018다1111, 90다1 판결',
      verdict('case', 'differs', '1', 'number-differs'),
    ],
    ['대법원 2021. 3. 3. 선고 2018다2222 판결', verdict('case', 'not-in-corpus', null, null)],
    [
      '헌재 2011. 8. 30. 2006헌마788',
      verdict('case', 'not-in-corpus', null, 'constitutional-court'),
    ],
  ])('%s', async (text, expected) => {
    expect(await verdicts(text)).toEqual(expected)
  })

  it('offers the choices, with court and date', async () => {
    const [check] = await checkCitations('위 90다1 판결', citationLookup(holdings), today)
    expect(check?.candidates).toEqual([
      {
        id: '2',
        label: '대법원 1990. 5. 14. 선고 90다1 판결 [손해배상(기)]',
        judgmentDate: '1990-05-14',
      },
      { id: '3', label: '서울고등법원 90다1 판결 [손해배상(기)]', judgmentDate: null },
    ])
  })

  it.each([
    ['대법원 2023. 5. 18. 선고 2022뷁12345 판결', 'no-such-code'],
    ['2022뷁12345 판결', 'no-such-code'],
    ['대법원 2029다1 판결', 'future-year'],
    ['대법원 2027. 1. 1. 선고 2025다1 판결', 'future-date'],
    ['대법원 2023. 2. 30. 선고 2022다5 판결', 'no-such-date'],
    ['대법원 5000다1 판결', 'no-such-year'],
    ['대법원 4500. 1. 1. 선고 4499다1 판결', 'no-such-year'],
    ['서울고등법원 2023. 1. 1. 선고 2022다99999 판결', 'wrong-court'],
    ['대법원 2023. 1. 1. 선고 2022헌바10 결정', 'wrong-court'],
    ['대법원 2021. 1. 1. 선고 2022다5 판결', 'date-before-number'],
    ['대법원 2023. 1. 1. 선고 70다5 판결', 'date-long-after-number'],
    ['대법원 2023. 1. 1. 선고 2022도999999 판결', 'no-such-serial'],
  ])('%s is impossible', async (text, reason) => {
    expect(await verdicts(text)).toEqual(verdict('case', 'impossible', null, reason))
  })

  it('does not hold a court that the list implies against the writer', async () => {
    const text = '서울고등법원 2019. 1. 1. 선고 2018나1 판결, 2020. 5. 14. 선고 2018다1111 판결'
    expect((await verdicts(text)).at(-1)).toMatchObject({ state: 'verified', target: '1' })
  })
})

describe('articles and laws', () => {
  it.each([
    ['민법 제750조', verdict('article', 'in-force', '001706#750', null)],
    ['민법 750조', verdict('article', 'in-force', '001706#750', null)],
    [
      '구 민법(1990. 1. 13. 법률 제4199호로 개정되기 전의 것) 제750조',
      verdict('article', 'in-force', '001706#750', 'earlier-text'),
    ],
    ['민법 제795조', verdict('article', 'repealed', '001706#795', 'repealed')],
    ['민법 제9999조', verdict('article', 'repealed', null, 'no-such-article')],
    ['민사소송법 제163조', verdict('article', 'pending', '001700#163', 'not-in-force-yet')],
    ['「없는 법률」 제3조', verdict('article', 'unknown-law', null, 'no-such-law')],
    ['「민법」', verdict('law', 'in-force', '001706', null)],
    ['「없는 법률」', verdict('law', 'unknown-law', null, 'no-such-law')],
    ['이 사건 관리규약 제3조', []],
    ['「나의 수필집」', []],
  ])('%s', async (text, expected) => {
    expect(await verdicts(text)).toEqual(expected)
  })
})

describe('quotes', () => {
  const cited = '대법원 2020. 5. 14. 선고 2018다1111 판결'
  it.each([
    [`${cited}은 “계약의 해석은  당사자의 의사를 탐구하여, 정하고”라 하였다.`, 'verified', null],
    [`${cited}은 “계약의 해석은 … 문언에 얽매이지 않는다”라 하였다.`, 'verified', null],
    [`‘계약의 해석은 당사자의 의사를 탐구하여 정하고’(${cited}).`, 'verified', null],
    [
      `${cited}은 "계약의 해석은 법원의 의사를 탐구하여 정하고"라 하였다.`,
      'differs',
      'quote-not-found',
    ],
    [
      '대법원 2021. 3. 3. 선고 2018다2222 판결은 “계약의 해석은 당사자의 의사로 정한다”고 한다.',
      'not-in-corpus',
      'source-unknown',
    ],
  ])('%s', async (text, state, reason) => {
    const quote = (await verdicts(text)).find(({ kind }) => kind === 'quote')
    expect(quote).toMatchObject({ state, reason })
  })

  it('checks a quote of an article, and leaves short words and far quotes alone', async () => {
    const text = '민법 제750조는 "고의 또는 과실로 인한 위법행위로"라 하고, “선의”라는 말은 없다.'
    expect((await verdicts(text)).filter(({ kind }) => kind === 'quote')).toEqual(
      verdict('quote', 'verified', '001706#750', null),
    )
    expect(await verdicts('“아무도 말하지 않은 긴 문장을 여기에 적는다”')).toEqual([])
  })

  it('takes the name of a law in marks for a name', async () => {
    const text = '‘국가를 당사자로 하는 계약에 관한 법률’ 제19조, 대법원 2018다1111 판결'
    expect((await verdicts(text)).filter(({ kind }) => kind === 'quote')).toEqual([])
  })

  it('gives a quote to the citation that is nearest, and prefers the one in brackets behind it', async () => {
    const words = '“가나다라마바사아자차카타파하”'
    const nearest = async (text: string) =>
      (await checkCitations(text, citationLookup(holdings), today)).find(
        ({ kind }) => kind === 'quote',
      )?.target
    expect(await nearest(`민법 제750조와 ${cited}은 ${words}라 한다.`)).toBe('1')
    expect(await nearest(`${cited}과 민법 제750조는 ${words}라 한다.`)).toBe('001706#750')
    expect(await nearest(`민법 제750조는 ${words}라 한다(${cited}).`)).toBe('1')
    expect(await nearest(`${words}라 한다. ${'그리고 '.repeat(40)}${cited}`)).toBeUndefined()
    expect(await nearest(`${cited}\n\n${words}`)).toBeUndefined()
  })
})

it('names the law without the words of the sentence before it', async () => {
  const text = '이 사건 피고에 대한 민법 제750조의 책임'
  const [check] = await checkCitations(text, citationLookup(holdings), today)
  expect(check).toMatchObject({
    text: '민법 제750조',
    start: text.indexOf('민법'),
    state: 'in-force',
  })
})

it.each([
  ['제1조, '.repeat(12_000)],
  ['민법 제1조 내지 제9999조, '.repeat(3_000)],
  ['('.repeat(60_000)],
  ["(이하 '".repeat(10_000)],
  ['대법원 2020. 1. 1. 선고 '.repeat(3_000)],
  [`대법원 2018다1111 판결 ${'“가나다라마바사아자차카” '.repeat(4_000)}`],
  ['2018다1111, '.repeat(5_000)],
  ['가 '.repeat(30_000)],
  [`${"'1조,'".repeat(5_000)}${'"가나다라마바사아자차" 민법 1조,'.repeat(1_600)}`],
  [`민법 제1조,${' 1항'.repeat(38)} X 제2조`],
  ['12가1,'.repeat(10_600)],
])('stays quick on hostile text %#', async (text) => {
  const check = () => checkCitations(text, citationLookup(holdings), today)
  expect(await processorMs(check)).toBeLessThan(10_000)
})

it('asks the corpus once for each kind of question', async () => {
  const lookup = citationLookup(holdings)
  const text = `대법원 2018다1111 판결, 90다1 판결, 민법 제750조, 제795조는 “고의 또는 과실로 인한 위법행위로 타인에게”`
  await checkCitations(text, lookup, today)
  expect([...lookup.asked].sort()).toEqual(['articles', 'decisions', 'laws', 'references', 'texts'])
})

it('answers in the order of the text with ranges that fit it', async () => {
  const text = '민법 제750조, 대법원 2018다1111 판결'
  const checks = await checkCitations(text, citationLookup(holdings), today)
  expect(checks.map(({ start, end }) => text.slice(start, end))).toEqual([
    '민법 제750조',
    '대법원 2018다1111 판결',
  ])
})
