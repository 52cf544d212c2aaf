import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

/** Clauses parted by ¶, and then what stands after them. */
function contradictions(clauses: string, type: ContractType = 'other', behind = ''): string[] {
  const body = clauses.split('¶').map((clause, index) => `제${index + 1}조 ${clause}`)
  return reviewContract(type, 'signer', `계약서\n\n${body.join('\n')}\n${behind}\n`)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)
}

const plans =
  '(요금)\n| 종류 | 월 요금 | 연 요금 |\n| 새싹 | 9,900원 | 99,000원 |\n| 나무숲 | 18,000원 | 180,000원 |'
const storage = '(보관)\n| 물건 | 온도 | 보관기간 |\n| 책 | 20도 | 45일 |\n| 옷 | 18도 | 45일 |'
const annex = '\n별지 1\n| 번호 | 이름 |\n| 1 | 가람 |\n| 2 | 나래 |\n| 3 | 다솜 |\n'

describe('figures that stand in two places', () => {
  it.each<[what: string, clauses: string, topic: string, type?: ContractType, behind?: string]>([
    [
      'payments by the month',
      '(변제) 2027년 2월부터 2027년 9월까지 매월 5일에 50만원씩 9회 갚는다.¶(기타) 협의한다.',
      'term-arithmetic',
    ],
    [
      'payments into the next year',
      '(할부) 매월 7만원, 24회, 2026년 6월부터 2028년 4월까지 낸다.¶(기타) 협의한다.',
      'term-arithmetic',
    ],
    [
      'a price of a unit',
      '(대금) 편당 400,000원으로 하여 매월 6편에 2,300,000원을 준다.¶(기타) 협의한다.',
      'sum-mismatch',
    ],
    [
      'land',
      '(목적물) 토지 330.5㎡를 판다.¶(경계) 토지 350.3㎡는 담장을 경계로 한다.',
      'amount-mismatch',
      'sale',
    ],
    [
      'what is let',
      '(점포) 임대 면적은 72.6㎡로 한다.¶(도면) 임대 면적 62.7㎡를 도면에 표시한다.',
      'amount-mismatch',
      'shop-lease',
    ],
    [
      'rows of an annex',
      '(재위탁) 재위탁은 별지 1에 적은 두 곳으로 한다.¶(기타) 협의한다.',
      'amount-mismatch',
      'processing',
      annex,
    ],
    [
      'a column of periods',
      `${storage}¶(맡긴 물건) 물건의 보관기간은 맡긴 날부터 60일로 한다.`,
      'date-mismatch',
    ],
    [
      'a price in a table',
      `${plans}¶(기준) 나무숲 이용권은 월 17,000원을 기준으로 한다.`,
      'amount-mismatch',
      'terms',
    ],
    [
      'a court after arbitration',
      '(중재) 다툼은 대한상사중재원의 규칙에 따라 중재로 끝맺는다.¶(관할) 소송은 부산지방법원을 전속 관할법원으로 하여 낸다.',
      'choice-mismatch',
    ],
  ])('are read against each other: %s', (...[, clauses, topic, type, behind]) => {
    expect(contradictions(clauses, type, behind)).toContain(topic)
  })

  it.each<[what: string, clauses: string, type?: ContractType, behind?: string]>([
    [
      'payments by the month',
      '(변제) 2027년 2월부터 2027년 9월까지 매월 5일에 50만원씩 8회 갚는다.¶(기타) 협의한다.',
    ],
    [
      'payments in another rhythm',
      '(변제) 2027년 1월부터 2027년 12월까지 분기마다 50만원씩 4회 갚고 매월 알린다.¶(기타) 협의한다.',
    ],
    [
      'a price of a unit',
      '(대금) 편당 400,000원으로 하여 매월 6편에 2,400,000원을 준다.¶(기타) 협의한다.',
    ],
    [
      'land and a share of it',
      '(목적물) 토지 330.5㎡를 판다.¶(지분) 토지 330.5㎡ 가운데 도로 지분은 12㎡이다.',
      'sale',
    ],
    [
      'rows of an annex',
      '(재위탁) 재위탁은 별지 1에 적은 세 곳으로 한다.¶(기타) 협의한다.',
      'processing',
      annex,
    ],
    ['a column of periods', `${storage}¶(맡긴 물건) 물건의 보관기간은 맡긴 날부터 45일로 한다.`],
    [
      'a price and its discount',
      `${plans}¶(할인) 나무숲 이용권은 첫 달에 할인하여 15,000원으로 한다.`,
      'terms',
    ],
  ])('may well agree: %s', (...[, clauses, type, behind]) => {
    expect(contradictions(clauses, type, behind)).toEqual([])
  })
})

describe('a reference to a clause that is there', () => {
  const clauses = (pointer: string) =>
    `(기간) 1년으로 한다.¶(지연이자) 늦은 날마다 지연이자를 더한다.¶(하자) 발견한 하자는 알린다.¶(계산) ${pointer}`

  it('is wrong where another clause is about what it names', () => {
    expect(contradictions(clauses('제3조에서 정한 지연이자는 연 12%로 계산한다.'))).toContain(
      'dangling-ref',
    )
  })

  it('is right where that clause speaks of it, and where nobody does', () => {
    expect(contradictions(clauses('제2조에서 정한 지연이자는 연 12%로 계산한다.'))).toEqual([])
    expect(contradictions(clauses('제3조에서 정한 하자의 통지는 서면으로 한다.'))).toEqual([])
    expect(contradictions(clauses('영 제3조에 따른 지연이자는 연 12%로 계산한다.'))).toEqual([])
  })
})
