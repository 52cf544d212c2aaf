import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const found = (text: string, type: ContractType = 'other') =>
  reviewContract(type, 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)

const body = (clause: string) => `계약서\n제1조 (내용) ${clause}\n제2조 (기타) 서로 협의한다.\n`

describe('sums in one line', () => {
  it.each([
    '등록비 40만원, 교재비 15만원, 실습비 5만원을 합한 70만원을 낸다.',
    '1층 80.5㎡, 2층 60.2㎡, 연면적 합계 150.7㎡',
    '총 이용료(45,000원 × 24개월)는 1,180,000원으로 한다.',
    '월 자문료 200만원, 12개월 합계 2,600만원으로 한다.',
    '월 45,000원씩 36개월, 총 1,520,000원을 낸다.',
    '편당 300만원, 4편 모두 1,300만원으로 한다.',
    '한 사람이 2,000만원, 다른 사람이 3,000만원을 내어 총 출자금은 6,000만원이다.',
  ])('reports %s', (clause) => {
    expect(found(body(clause))).toContain('sum-mismatch')
  })

  it.each([
    '등록비 40만원, 교재비 15만원, 실습비 5만원을 합한 60만원을 낸다.',
    '1층 80.5㎡, 2층 60.2㎡, 연면적 합계 140.7㎡',
    '총 이용료(45,000원 × 24개월)는 1,080,000원으로 한다.',
    '월 자문료 200만원, 12개월 합계 2,400만원으로 한다.',
    '월 45,000원씩 36개월, 총 1,620,000원을 낸다.',
    '편당 300만원, 4편 모두 1,200만원으로 한다.',
    '한 사람이 2,000만원, 다른 사람이 3,000만원을 내어 총 출자금은 5,000만원이다.',
    '수수료 30만원 이상, 실비 10만원 이하로 하되 합계 100만원을 한도로 한다.',
  ])('leaves alone %s', (clause) => {
    expect(found(body(clause))).toEqual([])
  })
})

describe('the end of a term', () => {
  it.each([
    '계약기간은 2026년 5월 1일부터 2년간(2029년 4월 30일까지)으로 한다.',
    '기간은 2026년 5월 1일부터 3년. 2028년 4월 30일에 끝난다.',
  ])('reports %s', (clause) => {
    expect(found(body(clause))).toContain('term-arithmetic')
  })

  it.each([
    '계약기간은 2026년 5월 1일부터 3년간(2029년 4월 30일까지)으로 한다.',
    '기간은 2026년 5월 1일부터 3년. 2029년 4월 30일에 끝난다.',
  ])('leaves alone %s', (clause) => {
    expect(found(body(clause))).toEqual([])
  })

  it('counts from the day on which the money was lent', () => {
    const note = (end: string) =>
      `차용증\n제1조 (대여) 대여인은 2026년 3월 2일 차용인에게 금 일천만원을 빌려준다.\n제2조 (상환) 변제기는 대여일로부터 1년이 되는 ${end}로 한다.\n`
    expect(found(note('2028년 3월 1일'), 'loan')).toContain('term-arithmetic')
    expect(found(note('2027년 3월 1일'), 'loan')).toEqual([])
  })

  it('counts from the day of the loan where it is called so in plain words', () => {
    const note = (end: string) =>
      `차용증\n제1조 (빌린 돈) 대여인은 2026년 3월 2일 차용인에게 금 일천만원을 빌려준다.\n제2조 (갚는 날) 갚는 날은 빌린 날부터 2년이 되는 ${end}로 한다.\n`
    expect(found(note('2029년 3월 1일'), 'loan')).toContain('term-arithmetic')
    expect(found(note('2028년 3월 2일'), 'loan')).toEqual([])
  })

  it('sees an end that is named twice', () => {
    const lease = (end: string) =>
      `상가 임대차\n제1조 (기간) 임대차기간은 2026. 4. 1.부터 2027. 3. 31.까지로 한다.\n제2조 (반환) 임대인은 ${end} 임대차가 종료되면 보증금을 반환한다.\n`
    expect(found(lease('2027. 5. 31.'), 'shop-lease')).toContain('date-mismatch')
    expect(found(lease('2027. 3. 31.'), 'shop-lease')).toEqual([])
  })
})

it('holds a share against the sum that it is a share of', () => {
  const lease = (part: string) =>
    `임대차 계약서\n제1조 (보증금) 보증금은 80,000,000원으로 하고, 보증금의 10%인 ${part}을 계약금으로 낸다.\n`
  expect(found(lease('9,000,000원'), 'shop-lease')).toContain('amount-mismatch')
  expect(found(lease('8,000,000원'), 'shop-lease')).toEqual([])
})

it('takes a rate for each part of the deposit for no other deposit', () => {
  const lease = (second: string) =>
    `임대차 계약서\n제1조 (보증금) 보증금은 80,000,000원으로 한다.\n제2조 (바꾸기) ${second}\n`
  expect(
    found(lease('보증금 10,000,000원마다 월 80,000원을 차임으로 바꾼다.'), 'shop-lease'),
  ).toEqual([])
  expect(found(lease('보증금 10,000,000원을 계약일에 낸다.'), 'shop-lease')).toContain(
    'amount-mismatch',
  )
})

it('sees that one person signs for another business', () => {
  const deal = (name: string) =>
    `거래 계약서\n갑 한빛상회 대표 고은별과 을 두레유통 대표 문가람은 다음과 같이 약정한다.\n제1조 (내용) 물건을 사고판다.\n2026년 3월 2일\n갑 한빛상회 대표 고은별 (인) 주소 서울\n을 ${name} 대표 문가람 (인) 주소 부산\n`
  expect(found(deal('으뜸상사'))).toContain('party-name-mismatch')
  expect(found(deal('두레유통'))).toEqual([])
})

it('does not take an empty field for an address', () => {
  const sale = (field: string) =>
    `매매계약서\n제1조 (대금) 대금은 1억원으로 한다.\n2026년 3월 2일\n매도인 고은별 (인) 주소 서울특별시 중구 없는로 1\n매수인 문가람 (인) ${field}\n`
  const topics = (field: string) =>
    reviewContract('sale', 'signer', sale(field)).findings.map(({ topic }) => topic)
  expect(topics('주민등록번호            주소')).toContain('party-id-missing')
  expect(topics('주소 부산광역시 중구 없는로 2')).not.toContain('party-id-missing')
})

it('sees money that is due before it is lent', () => {
  const note = (due: string) =>
    `차용증\n제1조 (대여) 대여인은 2026년 6월 1일 차용인에게 금 이백만원을 빌려준다.\n제2조 (상환) 변제기: ${due}\n`
  expect(found(note('2026년 4월 30일'), 'loan')).toContain('date-mismatch')
  expect(found(note('2026년 9월 30일'), 'loan')).toEqual([])
  const [early] = reviewContract('loan', 'signer', note('2026년 4월 30일')).findings.filter(
    ({ topic }) => topic === 'date-mismatch',
  )
  expect(early?.details).toEqual({ first: '2026-06-01', second: '2026-04-30' })
})
