import { reviewContract } from '@/lib/contracts/review'
import { splitClauses } from '@/lib/contracts/text/clauses'

const labels = (text: string) =>
  splitClauses(text).flatMap(({ part, label }) => (part === 'clause' ? [label] : []))
const topics = (text: string) =>
  reviewContract('service', 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)

const ordinal =
  '약정서\n\n제1 (목적)\n함께 일한다.\n제2 (대금)\n매달 낸다.\n제3 (기간)\n한 해로 한다.\n'
const lettered = (last: string) =>
  `약정서\n\n가. 목적\n함께 일한다.\n나. 대금\n1. 매달 낸다.\n2. 계좌로 보낸다.\n다. 기간\n1. 한 해로 한다.\n2. ${last}\n`
const numbered = (last: string) =>
  `약정서\n\n1. 목적: 함께 일한다.\n2. 대금: 매달 낸다.\n3. 기간: ${last}\n\n별첨\n1. 일정표\n가. 처음\n나. 끝\n`

it('reads clauses that are numbered without their word', () => {
  expect(labels(ordinal)).toEqual(['제1', '제2', '제3'])
})

it('tells clauses with letters from items with letters', () => {
  expect(labels(lettered('더 이어 간다.'))).toEqual(['가.', '나.', '다.'])
  expect(labels(numbered('한 해로 한다.')).slice(0, 3)).toEqual(['1.', '2.', '3.'])
})

it.each([
  [lettered('하항에 따라 끝낼 수 있다.'), true],
  [lettered('나항에 따라 끝낼 수 있다.'), false],
  [numbered('제9항에 따라 끝낼 수 있다.'), true],
  [numbered('제2항에 따라 끝낼 수 있다.'), false],
  [numbered('민법 제9조 제9항에 따라 끝낼 수 있다.'), false],
])('holds a reference against an outline without articles: %s', (text, dangles) => {
  expect(topics(text).includes('dangling-ref')).toBe(dangles)
})

it.each([
  ['강습은 24회 1,200,000원(1회당 60,000원)으로 한다.', true],
  ['강습은 24회 1,440,000원(1회당 60,000원)으로 한다.', false],
  ['강습은 24회 1,584,000원(1회당 60,000원)으로 하며 부가가치세를 포함한다.', false],
])('multiplies a price that stands in brackets: %s', (sentence, wrong) => {
  const text = `계약서\n제1조 (내용) ${sentence}\n제2조 (기타) 서로 협의한다.\n`
  expect(topics(text).includes('sum-mismatch')).toBe(wrong)
})

it.each([
  ['3,500,000원', true],
  ['3,300,000원', false],
])('adds up to a total that is called by what it is the total of: %s', (total, wrong) => {
  const text = `계약서\n제1조 (보수)\n| 기본급 | 2,800,000원 |\n| 식대 | 200,000원 |\n| 직책수당 | 300,000원 |\n| 월급여 계 | ${total} |\n제2조 (기타) 서로 협의한다.\n`
  expect(topics(text).includes('sum-mismatch')).toBe(wrong)
})

it('reads the name of a company whose kind stands behind it', () => {
  const text = (signs: string) =>
    `용역 계약서\n\n발주자 가람주택 주식회사(이하 "발주자")와 수급인 솔빛건축 주식회사(이하 "수급인")는 다음과 같이 정한다.\n\n제1조(용역) 수급인은 설계를 한다.\n제2조(대금) 발주자는 대금을 낸다.\n\n2026년 2월 20일\n발주자: 가람주택 주식회사 대표이사 고영채 (인)\n수급인: ${signs} 대표이사 마은솔 (인)\n`
  expect(topics(text('솔빛토건 주식회사'))).toContain('party-name-mismatch')
  expect(topics(text('솔빛건축 주식회사'))).not.toContain('party-name-mismatch')
})
