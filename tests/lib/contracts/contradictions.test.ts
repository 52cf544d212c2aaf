import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const found = (text: string, type: ContractType) =>
  reviewContract(type, 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)

const contract = (...clauses: string[]) =>
  `계약서\n${clauses.map((clause, index) => `제${index + 1}조${clause}`).join('\n')}\n`

describe('what two clauses settle in two ways', () => {
  const settled: [string, string, string, string][] = [
    [
      'date-mismatch',
      '(계약기간) 계약기간은 1년으로 한다.',
      '(존속) 이 계약은 체결일부터 2년간 효력을 가진다.',
      '(존속) 이 계약은 체결일부터 12개월간 효력을 가진다.',
    ],
    [
      'date-mismatch',
      '(비밀) 계약 종료 후 3년간 비밀을 지킨다.',
      '(기타) 비밀유지의무는 계약이 종료된 뒤 5년 동안 남는다.',
      '(기타) 비밀유지의무는 계약이 종료된 뒤 36개월 동안 남는다.',
    ],
    [
      'date-mismatch',
      '(하자) 검수 완료 후 1년간 하자를 무상으로 보수한다.',
      '(보증) 무상 하자보수 기간은 인도일로부터 6개월로 한다.',
      '(보증) 무상 하자보수 기간은 인도일로부터 12개월로 한다.',
    ],
    [
      'date-mismatch',
      '(해지) 각 당사자는 30일 전에 통지하고 해지할 수 있다.',
      '(통지) 당사자는 2개월 전에 알리고 해지할 수 있다.',
      '(통지) 당사자는 1개월 전에 알리고 해지할 수 있다.',
    ],
    [
      'date-mismatch',
      '(지급) 용역대금은 검수 완료 후 14일 이내에 지급한다.',
      '(정산) 용역대금은 검수 완료 후 30일 이내에 지급한다.',
      '(정산) 용역대금은 검수 완료 후 2주 이내에 지급한다.',
    ],
    [
      'amount-mismatch',
      '(지체) 지체상금은 1일당 0.1%로 한다.',
      '(지체) 지체상금의 요율은 1일당 0.3%로 한다.',
      '(지체) 지체상금의 총액은 10%를 넘지 않는다.',
    ],
    [
      'choice-mismatch',
      '(관할) 서울중앙지방법원을 관할로 한다.',
      '(분쟁) 소송은 부산지방법원에 제기한다.',
      '(분쟁) 소송은 서울중앙지방법원에 제기한다.',
    ],
  ]

  it.each(settled)('reports %s: %s / %s', (topic, first, second) => {
    expect(found(contract(first, '(협의) 협의한다.', second), 'service')).toContain(topic)
  })

  it.each(settled)('leaves alone %s: %s / %s', (_, first, __, same) => {
    expect(found(contract(first, '(협의) 협의한다.', same), 'service')).toEqual([])
  })
})

describe('references to a clause about something else', () => {
  const clauses = (reference: string) =>
    contract(
      '(위약금) 위약금은 100만원으로 한다.',
      '(비밀유지) 비밀을 지킨다.',
      `(기타) ${reference}`,
    )

  it.each([
    '제2조의 위약금을 낸다.',
    '제2조에서 정한 위약금을 낸다.',
    '제1조(비밀유지)를 어기지 않는다.',
  ])('reports %s', (reference) => {
    expect(found(clauses(reference), 'service')).toContain('dangling-ref')
  })

  it.each([
    '제1조의 위약금을 낸다.',
    '제2조(비밀유지의 의무)를 어기지 않는다.',
    '민법 제2조의 위약금을 낸다.',
  ])('leaves alone %s', (reference) => {
    expect(found(clauses(reference), 'service')).toEqual([])
  })
})

describe('references to items', () => {
  const numbered = (reference: string) =>
    `계약서\n1. 급여\n가. 급여는 매월 준다.\n나. 세금은 뺀다.\n2. 해지\n2.1 서로 알리고 끝낸다.\n2.2 돈을 돌려준다.\n3. 기타\n3.1 ${reference}\n`

  it.each(['제1호 사목에 따른다.', '돈은 2.7에 정한 대로 낸다.', '제1호 다목에 따른다.'])(
    'reports %s',
    (reference) => {
      expect(found(numbered(reference), 'service')).toContain('dangling-ref')
    },
  )

  it.each(['제1호 나목에 따른다.', '돈은 2.2에 정한 대로 낸다.', '이자는 2.7%를 낸다.'])(
    'leaves alone %s',
    (reference) => {
      expect(found(numbered(reference), 'service')).toEqual([])
    },
  )
})

it('counts to a day that stands before the length', () => {
  const note = (day: string) =>
    contract(
      '(대여) 대여인은 2026년 11월 25일 차용인에게 1천만원을 대여한다.',
      `(변제) 변제기는 ${day}로 하고, 대여일부터 2년이 되는 위 날짜에 원금을 갚는다.`,
      '(기타) 협의한다.',
    )
  expect(found(note('2027년 11월 24일'), 'loan')).toContain('term-arithmetic')
  expect(found(note('2028년 11월 24일'), 'loan')).toEqual([])
})

it('keeps the length of the contract apart from what lasts after its end', () => {
  const kept = contract(
    '(기간) 계약기간은 3년으로 한다.',
    '(비밀) 조리법을 계약기간과 그 종료 후 2년간 누설하지 아니한다.',
    '(기타) 협의한다.',
  )
  expect(found(kept, 'franchise')).toEqual([])
})

describe('days', () => {
  it('reports a day of the week that the date does not have', () => {
    expect(
      found(contract('(착수) 2026년 3월 2일(화)에 시작한다.', '(기타) 협의한다.'), 'service'),
    ).toEqual(['date-mismatch'])
    expect(
      found(contract('(착수) 2026년 3월 2일(월)에 시작한다.', '(기타) 협의한다.'), 'service'),
    ).toEqual([])
  })

  it('reports stages that go back in time', () => {
    const sale = (middle: string) =>
      contract(
        `(중도금) 중도금은 ${middle}에 지급한다.`,
        '(잔금) 잔금은 2026년 6월 1일에 지급한다.',
        '(기타) 협의한다.',
      )
    expect(found(sale('2026년 7월 1일'), 'sale')).toContain('date-mismatch')
    expect(found(sale('2026년 5월 1일'), 'sale')).toEqual([])
  })

  it('reports another day above the signatures than at the head', () => {
    const signed = (day: string) =>
      `계약서\n갑과 을은 2026년 3월 2일 다음과 같이 계약을 체결한다.\n제1조(목적) 일을 맡긴다.\n제2조(기타) 협의한다.\n제3조(기타) 협의한다.\n\n${day}\n갑 김가온 (인)\n을 박나래 (인)\n`
    expect(found(signed('2026년 4월 1일'), 'alliance')).toContain('date-mismatch')
    expect(found(signed('2026년 3월 2일'), 'alliance')).toEqual([])
  })
})

describe('lists', () => {
  it.each([
    [
      '- 기획비: 100만원\n- 촬영비: 200만원\n합계: 350만원',
      '- 기획비: 100만원\n- 촬영비: 200만원\n합계: 300만원',
    ],
    [
      '총 3,000만원을 다음과 같이 나누어 지급한다.\n1. 선급: 1,000만원\n2. 완료: 1,500만원',
      '총 3,000만원을 다음과 같이 나누어 지급한다.\n1. 선급: 1,000만원\n2. 완료: 2,000만원',
    ],
    [
      '대금은 다음과 같이 나누어 지급한다.\n1. 시작할 때 30%\n2. 끝날 때 60%',
      '대금은 다음과 같이 나누어 지급한다.\n1. 시작할 때 30%\n2. 끝날 때 70%',
    ],
    ['관리비는 월 20만원, 연 230만원으로 한다.', '관리비는 월 20만원, 연 240만원으로 한다.'],
    [
      '| 선금 | 40% | 3,000,000원 |\n| 잔금 | 60% | 7,000,000원 |\n| 합계 | 100% | 10,000,000원 |',
      '| 선금 | 40% | 4,000,000원 |\n| 잔금 | 60% | 6,000,000원 |\n| 합계 | 100% | 10,000,000원 |',
    ],
    [
      '공급가액 1,000만원, 부가가치세 100만원, 합계 1,200만원으로 한다.',
      '공급가액 1,000만원, 부가가치세 100만원, 합계 1,100만원으로 한다.',
    ],
  ])('reports %s', (wrong, right) => {
    expect(found(contract(`(대금)\n${wrong}`, '(기타) 협의한다.'), 'service')).toContain(
      'sum-mismatch',
    )
    expect(found(contract(`(대금)\n${right}`, '(기타) 협의한다.'), 'service')).toEqual([])
  })
})

describe('hours and wages of work', () => {
  it.each([
    [
      '(시간) 09:00~18:00(휴게 1시간), 1일 7시간 일한다.',
      '(시간) 09:00~18:00(휴게 1시간), 1일 8시간 일한다.',
    ],
    [
      '(시간) 오전 9시부터 오후 6시까지(휴게 1시간), 하루 9.5시간 일한다.',
      '(시간) 오전 9시부터 오후 6시까지(휴게 1시간), 하루 8시간 일한다.',
    ],
    ['(시간) 1일 8시간, 주 5일, 주 48시간 일한다.', '(시간) 1일 8시간, 주 5일, 주 40시간 일한다.'],
    [
      '(임금) 연봉은 3,600만원으로 하고 월 급여는 280만원으로 한다.',
      '(임금) 연봉은 3,600만원으로 하고 월 급여는 300만원으로 한다.',
    ],
  ])('reports %s', (wrong, right) => {
    expect(found(contract(wrong, '(기타) 협의한다.'), 'employment')).toContain('sum-mismatch')
    expect(found(contract(right, '(기타) 협의한다.'), 'employment')).toEqual([])
  })
})

describe('the same thing', () => {
  const lease = (unit: string, area: string, landlord: string) =>
    `임대차계약서\n임대인 김가온과 임차인 박나래는 가온아파트 101동 502호에 관하여 계약한다.\n제1조(목적물) 가온아파트 101동 ${unit}호, 전용면적 59.9㎡\n제2조(인도) 전용면적 ${area}㎡를 인도한다.\n제3조(기타) 협의한다.\n\n2026년 3월 1일\n임대인 ${landlord} (인)\n임차인 박나래 (인)\n`

  it('reports another unit, another area and another person', () => {
    expect(found(lease('502', '59.9', '김가온'), 'housing-lease')).toEqual([])
    expect(found(lease('503', '59.9', '김가온'), 'housing-lease')).toEqual(['amount-mismatch'])
    expect(found(lease('502', '84.9', '김가온'), 'housing-lease')).toEqual(['amount-mismatch'])
    expect(found(lease('502', '59.9', '최다온'), 'housing-lease')).toEqual(['party-name-mismatch'])
  })

  it('reports a term with two meanings', () => {
    const defined = (second: string) =>
      contract(
        '(정의) "결과물"이란 완성된 영상을 말한다.',
        `(정의) ${second}`,
        '(기타) 결과물을 넘긴다.',
      )
    expect(found(defined('"결과물"이라 함은 최종 원고를 뜻한다.'), 'service')).toEqual([
      'undefined-term',
    ])
    expect(found(defined('"자료"란 최종 원고를 뜻한다.'), 'service')).toEqual([])
  })
})
