import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const found = (text: string, type: ContractType) =>
  reviewContract(type, 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)

const contract = (...clauses: string[]) =>
  `계약서\n${clauses.map((clause, index) => `제${index + 1}조${clause}`).join('\n')}\n`

type Case = readonly [
  name: string,
  type: ContractType,
  text: (day: string) => string,
  right: string,
  wrong: string,
]
const cases: readonly Case[] = [
  [
    'the first day of work',
    'employment',
    (day) =>
      contract(
        '(기간) 근로계약기간은 2026년 3월 2일부터 2027년 3월 1일까지로 한다.',
        `(시작) 근무 시작일은 ${day}이다.`,
      ),
    '2026년 3월 2일',
    '2026년 4월 2일',
  ],
  [
    'the day with which a term begins',
    'service',
    (day) =>
      contract(
        '(기간) 계약기간은 2026년 5월 1일부터 2026년 10월 31일까지로 한다.',
        `(셈) 이 계약의 기간은 ${day}에 시작하는 것으로 본다.`,
      ),
    '2026년 5월 1일',
    '2026년 6월 1일',
  ],
  [
    'the day on which a term ends',
    'dealership',
    (day) =>
      contract(
        '(기간) 이 계약은 2026년 1월 1일부터 2027년 12월 31일까지 효력을 가진다.',
        `(부칙) 이 계약은 ${day}에 끝난다.`,
      ),
    '2027년 12월 31일',
    '2028년 3월 31일',
  ],
  [
    'the hand-over of a shop',
    'shop-lease',
    (day) =>
      contract(
        '(기간) 임대차기간은 2026년 4월 1일부터 2028년 3월 31일까지로 한다.',
        `(인도) 점포를 인도받는 날은 ${day}이다.`,
      ),
    '2026년 3월 28일',
    '2026년 5월 1일',
  ],
  [
    'the day on which a loan falls due',
    'loan',
    (day) =>
      contract(
        '(상환) 원금은 2027년 6월 30일까지 갚는다.',
        `(장소) 돈은 대여인의 계좌로 보낸다. 만기일은 ${day}이다.`,
      ),
    '2027년 6월 30일',
    '2027년 9월 30일',
  ],
  [
    'the last stage of a schedule',
    'subcontract',
    (day) =>
      contract(
        '(기간) 계약기간은 2026년 3월 2일부터 2026년 8월 31일까지로 한다.',
        `(일정) 다음과 같다.\n| 시안 | 2026. 4. 30. |\n| 최종본 | ${day} |`,
      ),
    '2026. 8. 20.',
    '2026. 9. 20.',
  ],
  [
    'the day of an event',
    'supply',
    (day) =>
      contract(
        '(설치) 매도인은 2026년 9월 30일까지 기계를 공장에 설치한다.',
        `(하자) 매수인은 설치일인 ${day}부터 1년 안에 하자를 주장할 수 있다.`,
      ),
    '2026년 9월 30일',
    '2026년 8월 30일',
  ],
]

describe.each(cases)('%s', (_name, type, text, right, wrong) => {
  it('is left alone where the contract says it once', () => {
    expect(found(text(right), type)).toEqual([])
  })
  it('is reported where it says another', () => {
    expect(found(text(wrong), type)).toEqual(['date-mismatch'])
  })
})

it('a term that is told with 시작하여 is measured as well', () => {
  const text = (months: string) =>
    contract(`(기간) 작업은 2026년 4월 1일에 시작하여 2026년 7월 31일까지 ${months} 동안 한다.`)
  expect(found(text('4개월'), 'software')).toEqual([])
  expect(found(text('6개월'), 'software')).toEqual(['term-arithmetic'])
})
