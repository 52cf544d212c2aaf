import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const found = (text: string, type: ContractType = 'other') =>
  reviewContract(type, 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)

const body = (clause: string) => `계약서\n제1조 (내용) ${clause}\n제2조 (기타) 서로 협의한다.\n`

describe('rows of a table', () => {
  const goods = (last: string) =>
    body(
      `다음과 같다.\n| 값(1년) | 품번 | 개수 | 하나에 |\n| 50,000,000원 | A-1 | 4,000개 | 12,500원 |\n| ${last} | A-2 | 2,500개 | 18,000원 |`,
    )
  const stages = (last: string) =>
    body(
      `계약금액은 금 90,000,000원으로 한다.\n| 착수금 | 30% | 27,000,000원 |\n| 중도금 | 30% | 27,000,000원 |\n| 잔금 | 40% | ${last} |`,
    )
  const sums = (total: string) =>
    body(
      `다음과 같다.\n| 특 | 800kg | 1,200만원 |\n| 상 | 1,200kg | 1,320만원 |\n| 계 | 2,000kg | ${total} |`,
    )
  const below = (total: string) =>
    body(
      `나누어 낸다.\n| 때 | 금액 |\n| 처음 | 1,200,000원 |\n| 끝 | 1,800,000원 |\n값은 모두 합쳐 ${total}이다.`,
    )

  it.each([goods('54,000,000원'), stages('38,000,000원'), sums('2,620만원'), below('3,400,000원')])(
    'reports %s',
    (text) => {
      expect(found(text)).toEqual(['sum-mismatch'])
    },
  )

  it.each([goods('45,000,000원'), stages('36,000,000원'), sums('2,520만원'), below('3,000,000원')])(
    'leaves alone %s',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )
})

describe('a share in two ways of writing', () => {
  it.each([
    '선금은 대금의 100분의 20(금액의 삼할)으로 한다.',
    '수수료는 매출의 절반(40%)으로 한다.',
    '배당은 2할 5푼(20퍼센트)으로 한다.',
  ])('reports %s', (clause) => {
    expect(found(body(clause))).toContain('amount-mismatch')
  })

  it.each([
    '선금은 대금의 100분의 20(금액의 이할)으로 한다.',
    '수수료는 매출의 절반(50%)으로 한다.',
    '배당은 2할 5푼(25퍼센트)으로 한다.',
  ])('leaves alone %s', (clause) => {
    expect(found(body(clause))).toEqual([])
  })
})

describe('days of one thing', () => {
  const sale = (day: string) =>
    `토지 매매 계약서\n제1조 (대금) 아래와 같이 치른다.\n| 잔금 | 100,000,000원 | 2027년 3월 5일 |\n제2조 (등기) 서류는 잔금일인 ${day}에 주고받는다.\n`
  const term = (clause: string) =>
    `일감 계약서\n제1조 (기간) 2027년 1월 4일부터 2027년 3월 28일까지로 한다.\n제2조 (그 밖) ${clause}\n`
  const terms = (day: string) =>
    `이용약관\n제1조 (목적) 이용을 정한다.\n제2조 (그 밖) 알린다.\n부칙\n이 약관은 2026년 12월 1일부터 적용한다. 종전 약관은 ${day} 적용한다.\n`

  it.each([
    ['the balance', sale('2027년 3월 15일'), 'sale'],
    ['the last delivery', term('마지막 영상은 2027년 4월 18일까지 넘긴다.'), 'service'],
    [
      'a day before the end',
      term('계약이 끝나기 한 달 전인 2027년 4월 20일까지 알린다.'),
      'service',
    ],
    ['former terms', terms('2027년 1월 1일까지'), 'terms'],
  ] as const)('reports %s', (_, text, type) => {
    expect(found(text, type)).toContain('date-mismatch')
  })

  it.each([
    ['the balance', sale('2027년 3월 5일'), 'sale'],
    ['the last delivery', term('마지막 영상은 2027년 3월 27일까지 넘긴다.'), 'service'],
    [
      'a day before the end',
      term('계약이 끝나기 한 달 전인 2027년 2월 28일까지 알린다.'),
      'service',
    ],
    ['former terms', terms('2026년 11월 30일까지'), 'terms'],
  ] as const)('leaves alone %s', (_, text, type) => {
    expect(found(text, type)).toEqual([])
  })
})

it('sees two names that sign for one party', () => {
  const lease = (name: string) =>
    `임대차 계약서\n제1조 (보증금) 보증금은 금 일천만원으로 한다.\n제2조 (기타) 서로 협의한다.\n2026년 11월 28일\n임대인 성명 고은별 (인) 주소 서울\n임차인 성명 문가람 (인) 주소 부산\n보증금 영수인 임대인 ${name} (인)\n`
  expect(found(lease('고은벌'), 'housing-lease')).toContain('party-name-mismatch')
  expect(found(lease('고은별'), 'housing-lease')).toEqual([])
})

it('finds the signatures that follow an annex', () => {
  const lease = (signed: string) =>
    `상가 임대차\n제1조 (보증금) 보증금은 금 일천만원으로 한다.\n제2조 (기타) 서로 협의한다.\n별첨 시설 목록\n냉난방기 2대\n2026년 12월 10일 체결한다.\n임대인 고은별 (인) 주소 서울\n임차인 문가람 ${signed}\n`
  const topics = (signed: string) =>
    reviewContract('shop-lease', 'signer', lease(signed)).findings.map(({ topic }) => topic)
  expect(topics('주소 부산')).toContain('signature-missing')
  expect(topics('(인) 주소 부산')).not.toContain('signature-missing')
})
