import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const found = (text: string, type: ContractType = 'other') =>
  reviewContract(type, 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)

const body = (clause: string) => `계약서\n제1조 (내용) ${clause}\n제2조 (기타) 서로 협의한다.\n`

/** Each with what it has to say, and the same with what it must not say. */
const pairs: readonly (readonly [
  name: string,
  text: (figure: string) => string,
  right: string,
  wrong: string,
])[] = [
  [
    'a rebate',
    (sum) => `연회비는 480,000원에서 25%를 할인한 ${sum}으로 한다.`,
    '360,000원',
    '380,000원',
  ],
  [
    'a rebate in other words',
    (sum) => `정가 90,000원에서 10%만큼 깎은 ${sum}을 받습니다.`,
    '81,000원',
    '85,000원',
  ],
  [
    'a share of a sum',
    (sum) => `선금은 60,000,000원의 30%인 ${sum}으로 한다.`,
    '18,000,000원',
    '20,000,000원',
  ],
  [
    'an example',
    (sum) =>
      `중개 수수료는 거래액의 4%로 한다. 예를 들어 거래액이 500,000원이면 수수료는 ${sum}이다.`,
    '20,000원',
    '25,000원',
  ],
  [
    'months',
    (sum) => `관리 보수는 월 1,200,000원이다. 보수는 1년 합계 ${sum}으로 한다.`,
    '14,400,000원',
    '15,400,000원',
  ],
  [
    'some months',
    (sum) => `이용료는 월 30,000원으로 하고 6개월 총액은 ${sum}입니다.`,
    '180,000원',
    '210,000원',
  ],
  [
    'months in brackets',
    (sum) => `다음과 같다.\n| 석 달권 | 3개월 | ${sum} (월 40,000원) |`,
    '120,000원',
    '140,000원',
  ],
  [
    'hours',
    (sum) => `시급은 11,000원이고 월 209시간을 일한다. 월 기본급은 ${sum}으로 한다.`,
    '2,299,000원',
    '2,399,000원',
  ],
  [
    'parts of all shares',
    (share) => `발행주식 20,000주 중 3,000주로서 ${share}에 해당한다.`,
    '15%',
    '18%',
  ],
  [
    'heads',
    (heads) => `투입 인력은 책임자 1명, 기술자 4명, 보조원 3명, 합계 ${heads}으로 한다.`,
    '8명',
    '9명',
  ],
  [
    'a price for each head',
    (sum) => `1인당 월 2,500,000원, 경비원 4명 합계 월 ${sum}을 지급한다.`,
    '10,000,000원',
    '11,000,000원',
  ],
]

describe.each(pairs)('%s', (_name, text, right, wrong) => {
  it('is left alone where it comes out', () => {
    expect(found(body(text(right)))).toEqual([])
  })
  it('is reported where it does not', () => {
    expect(found(body(text(wrong)))).toEqual(['sum-mismatch'])
  })
})

describe('instalments', () => {
  const inTable = (last: string) =>
    body(
      `자문료는 12,000,000원이며 아래와 같이 나누어 지급한다.\n| 차수 | 금액 | 때 |\n| 1차 | 4,000,000원 | 계약일 |\n| 2차 | 4,000,000원 | 초안을 받은 날 |\n| 3차 | ${last} | 끝낸 날 |`,
    )
  const elsewhere = (last: string) =>
    `매매계약서\n제1조 (값) 땅의 값은 300,000,000원이다.\n제2조 (지급) 다음과 같이 지급한다.\n| 구분 | 금액 | 지급일 |\n| 계약금 | 30,000,000원 | 계약할 때 |\n| 중도금 | 120,000,000원 | 5월 말 |\n| 잔금 | ${last} | 6월 말 |\n`
  const inTalk = (last: string) =>
    `월세 계약서\n제1조 (돈) 보증금은 40,000,000원입니다. 보증금은 두 번에 나누어 냅니다. 계약하는 날 4,000,000원, 들어오는 날 나머지 ${last}을 냅니다.\n제2조 (기타) 서로 협의합니다.\n`

  it.each([
    [inTable('4,000,000원'), 'advisory'],
    [elsewhere('150,000,000원'), 'sale'],
    [inTalk('36,000,000원'), 'housing-lease'],
  ] as const)('that come to the sum are left alone: %s', (text, type) => {
    expect(found(text, type)).toEqual([])
  })
  it.each([
    [inTable('5,000,000원'), 'advisory'],
    [elsewhere('140,000,000원'), 'sale'],
    [inTalk('34,000,000원'), 'housing-lease'],
  ] as const)('that do not are reported: %s', (text, type) => {
    expect(found(text, type)).toEqual(['sum-mismatch'])
  })

  it('may have the tax on top', () => {
    expect(found(inTable('5,200,000원'), 'advisory')).toEqual([])
  })
  it('are not compared with a penalty or a limit', () => {
    const text = inTable('4,000,000원').replace(
      '자문료는 12,000,000원이며',
      '위약금은 15,000,000원이며',
    )
    expect(found(text, 'advisory')).toEqual([])
  })
})

describe('tables', () => {
  const rooms = (total: string) =>
    body(
      `다음과 같다.\n| 층 | 면적(㎡) | 쓰임 |\n| 1층 | 84.5 | 매장 |\n| 2층 | 61.2 | 창고 |\n| 합계 | ${total} | |`,
    )
  const hours = (total: string) =>
    body(
      `다음과 같다.\n| 요일 | 때 | 일하는 시간 |\n| 월 | 오전 | 3시간 30분 |\n| 화 | 오후 | 4시간 30분 |\n| 한 주 합계 | | ${total} |`,
    )
  const taxed = (total: string) =>
    body(
      `다음과 같다.\n| 품목 | 금액(원) |\n| 책상 | 3,000,000 |\n| 의자 | 1,500,000 |\n| 합계(부가세 별도) | ${total} |`,
    )
  const rates = (last: string) =>
    body(
      `장려금은 다음과 같다.\n| 품목 | 매입액 | 비율 | 장려금 |\n| 쌀 | 10,000,000원 | 3% | 300,000원 |\n| 콩 | 20,000,000원 | 2% | 400,000원 |\n| 팥 | 5,000,000원 | 4% | ${last} |`,
    )
  it.each([rooms('145.7'), hours('8시간'), taxed('4,500,000'), rates('200,000원')])(
    'that add up are left alone: %s',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )
  it.each([rooms('155.7'), hours('9시간'), taxed('5,500,000'), rates('250,000원')])(
    'that do not are reported: %s',
    (text) => {
      expect(found(text)).toEqual(['sum-mismatch'])
    },
  )
})

describe('what has one figure in two places', () => {
  const land = (area: string) =>
    `매매계약서\n제1조 (땅) 매도인은 임야 2,310㎡를 판다.\n제2조 (면적) 면적은 공부상 ${area}를 기준으로 한다.\n`
  const upkeep = (sum: string) =>
    `개발계약서\n제1조 (값) 유지보수비는 월 250,000원으로 한다.\n제2조 (내역) 다음과 같다.\n| 항목 | 금액 |\n| 유지보수비(월) | ${sum} |\n`
  it('is left alone where both are the same, or are of different things', () => {
    expect(found(land('2,310㎡'), 'sale')).toEqual([])
    expect(found(upkeep('250,000원'), 'software')).toEqual([])
    expect(found(land('전용면적 2,130㎡'), 'sale')).toEqual([])
  })
  it('is reported where they are not', () => {
    expect(found(land('2,130㎡'), 'sale')).toEqual(['amount-mismatch'])
    expect(found(upkeep('350,000원'), 'software')).toEqual(['amount-mismatch'])
  })
})

describe('products and parts', () => {
  const cell = (sum: string) =>
    body(`다음과 같다.\n항목 | 셈 | 금액(원)\n안내 인력 | 6명 × 2일 × 150,000원 | ${sum}`)
  const byTheMonth = (whole: string) =>
    body(`처음에 200,000원을 내고 매달 50,000원씩 24번 냅니다. 내는 돈은 모두 ${whole}입니다.`)
  const items = (whole: string) =>
    body(
      `관리비는 ${whole}이고 아래 항목의 합이다.\n청소비 20,000원 | 승강기 15,000원 | 경비 30,000원`,
    )
  it.each([cell('1,800,000'), byTheMonth('1,400,000원'), items('65,000원')])(
    'that come out are left alone: %s',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )
  it.each([cell('1,900,000'), byTheMonth('1,500,000원'), items('75,000원')])(
    'that do not are reported: %s',
    (text) => {
      expect(found(text)).toEqual(['sum-mismatch'])
    },
  )
})
