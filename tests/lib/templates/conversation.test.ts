import { findFacts } from '@/lib/templates/conversation/find-facts'
import { fittingFacts } from '@/lib/templates/conversation/fitting-facts'
import { fittingForms } from '@/lib/templates/conversation/fitting-forms'
import { growthOf } from '@/tests/factories/growth'

const valuesOf = (text: string) => findFacts([text]).map(({ kind, value }) => `${kind} ${value}`)

describe('what somebody wrote in a conversation', () => {
  it.each([
    ['친구에게 1,000만 원을 빌려줬어요', ['money 10000000']],
    ['보증금 1억 5천만원을 못 받았습니다', ['money 150000000']],
    ['보증금 3억에 월세 50만원', ['money 300000000', 'money 500000']],
    ['오백만원을 떼였어요', ['money 5000000']],
    ['300만 빌려줬는데', ['money 3000000']],
    ['2026년 3월 1일에 빌려주고 2026-09-30까지 갚기로', ['date 2026-03-01', 'date 2026-09-30']],
    ['敷金500万ウォンが2026年3月1日に', ['money 5000000', 'date 2026-03-01']],
    ['押金3000万韩元', ['money 30000000']],
    ['I lent him 5,000,000 won at 5%', ['money 5000000', 'percent 5']],
    ['이자는 연 12퍼센트, 늦으면 15%', ['percent 12', 'percent 15']],
  ])('%s', (text, expected) => {
    expect(valuesOf(text)).toEqual(expected)
  })

  it.each([
    '원칙은 무엇인가요',
    '직원 3명과 집 2채',
    '민법 제750조와 2012다31628',
    '2026년 13월 40일',
    '500만 명이 가입했다',
    '',
  ])('nothing in: %s', (text) => {
    expect(valuesOf(text)).toEqual([])
  })

  it('comes with the sentence that it stands in, once for each value', () => {
    const facts = findFacts([
      '김철수가 돈을 안 갚아요. 빌려준 돈은 500만원입니다.',
      '500만원을 받고 싶어요',
    ])
    expect(facts).toEqual([
      { kind: 'money', value: '5000000', sentence: '빌려준 돈은 500만원입니다.' },
    ])
  })

  it('is read in a time that grows with it', () => {
    const filled = (size: number, unit: string) => unit.repeat(Math.ceil(size / unit.length))
    for (const unit of ['1', '1,', '일', '천만', '2026년 1', '1 ', '1억 '])
      expect(growthOf(findOne, (size) => filled(size, unit), 8000)).toBeLessThanOrEqual(3)
  })
})
const findOne = (text: string) => findFacts([text])

it('a question is offered the facts of its kind, the nearest in words first', () => {
  const facts = findFacts([
    '보증금은 5000만원이고 2026년 1월 1일에 이사했습니다.\n빌려준 돈은 300만원입니다.',
  ])
  const offered = fittingFacts(facts, 'money', '빌리는 돈 실제로 건네는 돈을 적습니다')
  expect(offered.map(({ value }) => value)).toEqual(['3000000', '50000000'])
  expect(fittingFacts(facts, 'longText', '사정')).toEqual([])
})

it('forms are those that rest on the articles that were named', () => {
  const paths = [
    '/statutes/민법/articles/598',
    `/statutes/${encodeURIComponent('이자제한법')}/articles/2`,
  ]
  expect(fittingForms(paths)[0]).toBe('loan-agreement')
  expect(fittingForms(['/cases/2012다31628', '/statutes/%E0%A4%A/articles/1'])).toEqual([])
})
