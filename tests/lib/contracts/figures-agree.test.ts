import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const found = (type: ContractType, clauses: string, signed = '') =>
  reviewContract(type, 'signer', `계약서\n\n${clauses}\n\n2026년 3월 2일\n${signed}`)
    .findings.filter(({ kind }) => kind === 'inconsistent' || kind === 'form')
    .map(({ topic }) => topic)

const table = (sum: string) =>
  `제1조(물품)\n| 품명 | 수량 | 단가 | 금액 |\n| 상자 | 300개 | 2,000원 | ${sum} |`

it('multiplies the rows of a table', () => {
  expect(found('supply', table('660,000원'))).toContain('sum-mismatch')
  expect(found('supply', table('600,000원'))).not.toContain('sum-mismatch')
  expect(found('supply', table('협의'))).not.toContain('sum-mismatch')
})

it.each([
  ['보통주 1,000주를 1주당 7,000원, 총 70,000,000원에 산다.', true],
  ['보통주 1,000주를 1주당 7,000원, 총 7,000,000원에 산다.', false],
])('multiplies shares by their price: %s', (sentence, wrong) => {
  expect(found('investment', `제1조(인수) ${sentence}`).includes('sum-mismatch')).toBe(wrong)
})

it.each([
  ['2026년 3월 1일부터 1년간으로 하여 2028년 2월 29일에 만료한다.', true],
  ['2026년 3월 1일부터 2년간으로 하여 2028년 2월 29일에 만료한다.', false],
])('measures a term that is written before its end: %s', (sentence, wrong) => {
  expect(found('supply', `제1조(기간) ${sentence}`).includes('term-arithmetic')).toBe(wrong)
})

it.each([
  ['최종 결과물은 2026년 9월 30일까지 인도한다.', true],
  ['최종 결과물은 2026년 8월 31일까지 인도한다.', false],
  ['정산서는 2026년 9월 30일까지 보낸다.', false],
])('holds the day of delivery against the term: %s', (sentence, wrong) => {
  const text = `제1조(기간) 2026년 4월 1일부터 2026년 8월 31일까지로 한다.\n제2조(납품) ${sentence}`
  expect(found('service', text).includes('date-mismatch')).toBe(wrong)
  expect(found('supply', text).includes('date-mismatch')).toBe(wrong)
})

it.each([
  ['수수료는 매출의 6%(백분의 십육)로 한다.', true],
  ['수수료는 매출의 6%(백분의 육)로 한다.', false],
])('reads a share in figures before the same in words: %s', (sentence, wrong) => {
  expect(found('alliance', `제1조(수수료) ${sentence}`).includes('amount-mismatch')).toBe(wrong)
})

it.each([
  ['착수금 30%, 중도금 30%, 잔금 39%로 나누어 지급한다.', true],
  ['착수금 30%, 중도금 30%, 잔금 40%로 나누어 지급한다.', false],
  ['착수금 33.3%, 중도금 33.3%, 잔금 33.3%로 나누어 지급한다.', false],
])('shares of a price are all of it: %s', (sentence, wrong) => {
  expect(found('service', `제1조(대금) ${sentence}`).includes('sum-mismatch')).toBe(wrong)
})

describe('where people sign', () => {
  const clauses = '제1조(목적) 발주자와 수급인은 다음과 같이 정한다.\n제2조(대금) 협의하여 정한다.'
  const owner = '발주자 ㈜가람 서울특별시 중구 없는로 1 대표이사 나도윤 (인)'
  const signed = (other: string) => found('service', clauses, `${owner}\n${other}\n`)
  it('a blank instead of a name is no signature', () => {
    expect(signed('수급인 ㈜누리 서울특별시 중구 없는로 2 대표이사            (인)')).toContain(
      'signature-missing',
    )
    expect(signed('수급인 이하늘 서울특별시 중구 없는로 2 (서명:         )')).toContain(
      'signature-missing',
    )
    expect(signed('수급인 이하늘 서울특별시 중구 없는로 2 (인)')).not.toContain('signature-missing')
  })
  it('an address that is left empty identifies nobody', () => {
    expect(signed('수급인 이하늘 (주소:            ) (인)')).toContain('party-id-missing')
    expect(signed('수급인 이하늘 (주소: 서울특별시 중구 없는로 2) (인)')).not.toContain(
      'party-id-missing',
    )
  })
})

it('the sum that is kept back each month is not the day of pay', () => {
  const text =
    '제1조(임금) 임금은 매월 25일에 지급한다.\n제2조(상여) 상여로 매월 30만원을 지급한다.'
  expect(found('employment', text)).not.toContain('date-mismatch')
})
