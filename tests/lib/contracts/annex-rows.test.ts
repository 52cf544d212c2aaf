import type { ContractType } from '@/lib/contracts/constants'
import { reviewContract } from '@/lib/contracts/review'

const found = (text: string, type: ContractType = 'service') =>
  reviewContract(type, 'signer', text)
    .findings.filter(({ kind }) => kind === 'inconsistent')
    .map(({ topic }) => topic)

const contract = (clause: string, row: string) =>
  `용역계약서\n제1조 (일) ${clause}\n제2조 (기타) 서로 협의한다.\n\n2026년 2월 2일\n\n[별지] 조건표\n항목 | 내용\n${row}\n`

const cases: readonly (readonly [name: string, clause: string, right: string, wrong: string])[] = [
  [
    'a day',
    '수급인은 2026년 5월 4일에 전시 개막을 준비한다.',
    '전시 개막 | 2026. 5. 4.',
    '전시 개막 | 2026. 5. 14.',
  ],
  [
    'how often something is done',
    '수급인은 3개월마다 한 번 찾아가 소독한다.',
    '방문 소독 | 분기마다 1회',
    '방문 소독 | 4개월마다 1회',
  ],
  [
    'how often, in words',
    '시설 점검은 상반기와 하반기에 한 차례씩 한다.',
    '점검 시기 | 반기마다 1회',
    '점검 시기 | 매월 1회',
  ],
  [
    'the day of payment',
    '도급인은 마감한 대금을 다음 달 20일까지 낸다.',
    '대금 마감 | 말일 마감, 다음 달 20일 지급',
    '대금 마감 | 말일 마감, 다음 달 10일 지급',
  ],
]

describe.each(cases)('%s in an annex', (_name, clause, right, wrong) => {
  it('is left alone where the body says the same', () => {
    expect(found(contract(clause, right))).toEqual([])
  })
  it('is reported where the body says otherwise', () => {
    expect(found(contract(clause, wrong))).toEqual(['date-mismatch'])
  })
  it('is left alone where it is of another thing', () => {
    expect(found(contract(clause, wrong.replace(/^[^|]+/, '교육 자료 ')))).toEqual([])
  })
})

describe('what an annex and the clauses are called', () => {
  it('is a number that stands: of annexes', () => {
    const row = (number: string) => `인력 | 별지 ${number}에 따른다`
    expect(found(contract('일은 별지와 같다.', row('3')))).toEqual(['dangling-ref'])
  })
  it('is a number that stands: of paragraphs in a clause without any', () => {
    const text = (second: string, reference: string) =>
      `계약서\n제1조 (값) 값은 정한 대로 낸다.\n제2조 (일) ${second}\n제3조 (끝) 제2조 제3항에 ${reference}.\n`
    expect(found(text('일은 함께 한다.', '따른다'))).toEqual(['dangling-ref'])
    expect(found(text('다음과 같다.\n1. 하나\n2. 둘\n3. 셋', '따른다'))).toEqual([])
    expect(found(text('① 하나. ② 둘. ③ 셋.', '따른다'))).toEqual([])
  })
})
