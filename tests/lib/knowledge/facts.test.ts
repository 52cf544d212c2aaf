import type { Fact, FactKind } from '@/lib/knowledge/facts/fact'
import { factSchema } from '@/lib/knowledge/facts/fact'
import { readFacts } from '@/lib/knowledge/facts/read-facts'
import { processorMs } from '@/tests/factories/growth'

const factsOf = (text: string, page: number | null = 3): Fact[] =>
  readFacts([{ text, page, path: '', from: 0, to: 0 }])
const brief = (text: string, kind: FactKind) =>
  factsOf(text)
    .filter((fact) => fact.kind === kind)
    .map(({ label, value }) => (label ? `${label} ${value}` : value))

it.each([
  ['임대인: 홍길동\n임차인: 주식회사 가나다', ['임대인 홍길동', '임차인 주식회사 가나다']],
  [
    '임대인 홍길동(이하 “갑”이라 한다)과 임차인 김철수(이하 “을”이라 한다)는 다음과 같이',
    ['임대인 홍길동', '임차인 김철수', '갑 홍길동', '을 김철수'],
  ],
  ['㈜한빛(이하 “발주자”라 한다)', ['발주자 ㈜한빛']],
  ['매도인 | 성명 | 이순신 | 주소 | 서울', ['매도인 이순신']],
  ['임대인은 임차인에게 주택을 인도한다.', []],
  ['근로자 성명: 유관순', ['근로자 유관순']],
])('parties of %p', (text, parties) =>
  expect(brief(text, 'party').sort()).toEqual([...parties].sort()),
)

it.each([
  [
    '보증금은 금 오천만원으로 하고, 월 차임은 1,200,000원으로 한다.',
    ['보증금 50000000', '월차임 1200000'],
  ],
  ['계약금 1천만 원은 계약할 때 낸다. 잔금 ₩90,000,000', ['계약금 10000000', '잔금 90000000']],
  ['500원짜리 동전', []],
])('amounts of %p', (text, amounts) => expect(brief(text, 'amount')).toEqual(amounts))

it.each([
  ['임대차 기간은 2024. 3. 1.부터 2026. 2. 28.까지로 한다.', ['2024-03-01'], ['2026-02-28']],
  ['잔금은 2026년 4월 30일까지 지급한다.', [], ['잔금 2026-04-30']],
  ['계약 만료일: 2026-12-31', [], ['만료 2026-12-31']],
  ['이 계약은 2025. 1. 2. 체결한다.', ['2025-01-02'], []],
  ['2025. 2. 30. 은 없는 날이다.', [], []],
  ['The tenant shall pay no later than 2026-05-01.', [], ['2026-05-01']],
])('dates and deadlines of %p', (text, dates, deadlines) => {
  expect(brief(text, 'date')).toEqual(dates)
  expect(brief(text, 'deadline')).toEqual(deadlines)
})

it('a period without a day is a deadline with none', () => {
  const [fact] = factsOf('하자를 통지받은 날부터 14일 이내 보수한다.')
  expect(fact).toMatchObject({ kind: 'deadline', day: null })
  expect(fact?.value).toContain('14일 이내')
})

it('cited law is named as it is cited, once', () => {
  expect(
    brief(
      '주택임대차보호법 제6조의3 및 민법 제750조에 따른다. 민법 제750조. 대법원 2013. 6. 27. 선고 2012다31628 판결',
      'law',
    ),
  ).toEqual(['주택임대차보호법 제6조의3', '민법 제750조', '2012다31628'])
})

it('every fact has its page and the words around it, and fits the table', () => {
  const text = `${'가나다라 '.repeat(100)}보증금은 금 50,000,000원으로 한다. ${'마바사아 '.repeat(100)}`
  for (const fact of factsOf(text)) {
    expect(factSchema.parse(fact)).toEqual(fact)
    expect(fact).toMatchObject({ page: 3, passage: 0 })
    expect(text).toContain(fact.quote)
    expect(fact.quote).toContain('50,000,000원')
  }
})

it('takes time with the length of the text, whatever it holds', async () => {
  const hostile = [
    '임대인 '.repeat(4000),
    '1'.repeat(20_000),
    '주식회사'.repeat(4000),
    '2024. 1. '.repeat(3000),
    '십'.repeat(20_000),
  ]
  const readAll = () => {
    for (const text of hostile) factsOf(text)
  }
  expect(await processorMs(readAll)).toBeLessThan(5000)
})
