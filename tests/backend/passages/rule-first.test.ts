import { ruleBeforeRemedy } from '@/backend/passages/rule-first'
import { articleSource, candidate } from '@/tests/factories/passage-sources'

const article = (no: string, title: string) =>
  candidate(articleSource({ articleId: `001872#${no}`, lawId: '001872', no, title }))
const remedy = article('28', '부당해고등의 구제신청')
const special = article('24', '경영상 이유에 의한 해고의 제한')
const general = article('23', '해고 등의 제한')
const other = article('56', '연장·야간 및 휴일 근로')
const numbers = (question: string, list = [remedy, special, other, general]) =>
  ruleBeforeRemedy(list, question).map(({ source }) => source.no)

it('says what holds before what to do about it', () => {
  expect(numbers('부당해고를 당했어요')).toEqual(['23', '28', '24', '56'])
})

it('leaves the order where the question asks how to go about it', () => {
  expect(numbers('부당해고 구제신청은 언제까지 하나요')).toEqual(['28', '24', '56', '23'])
})

it('leaves the order where no article of the law says what holds', () => {
  expect(numbers('부당해고를 당했어요', [remedy, other])).toEqual(['28', '56'])
  expect(numbers('휴일에 일했어요', [other, general])).toEqual(['56', '23'])
})
