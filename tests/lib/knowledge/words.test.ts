/** @jest-environment node */

import { readFacts } from '@/lib/knowledge/facts/read-facts'
import { marksIn } from '@/lib/knowledge/index/marks'
import { daysOfName, measuresIn } from '@/lib/knowledge/index/measures'
import { readQuery } from '@/lib/knowledge/index/query'
import { findSameWords } from '@/lib/knowledge/index/same-words/find-same-words'
import { soundOfHangul, soundOfLatin } from '@/lib/knowledge/index/sound-key'
import { weakRangesIn } from '@/lib/knowledge/index/weak-words'

const values = (text: string) => measuresIn(text).map(({ value }) => value)

it.each([
  ['3월 1일', 'e3-1'],
  ['3/1', 'e3-1'],
  ['2026-03-01', 'e3-1'],
  ['2026. 3. 1.', 'd2026-3-1'],
  ["'26. 3. 1.", 'd2026-3-1'],
  ['26.3.1', 'd2026-3-1'],
  ['20260301', 'd2026-3-1'],
  ['1 March 2026', 'd2026-3-1'],
  ['March 1st, 2026', 'd2026-3-1'],
  ['2026年3月1日', 'd2026-3-1'],
  ['202603', 'd2026-3'],
  ['Mar. 2026', 'd2026-3'],
  ['3월', 'm3'],
  ['2026. 2. 2. ~ 7. 31.', 'e7-31'],
  ['7,730,000', '₩7730000'],
  ['USD 17,520.00', '₩17520'],
  ['총 773만', '₩7730000'],
  ['1억 2천만원', '₩120000000'],
  ['만오백원', '₩10500'],
])('%s says %s', (text, value) => {
  expect(values(text)).toContain(value)
})

it('takes no month for a day, and no number of a thing for money', () => {
  expect(values('13월 40일, 99/99')).toEqual([])
  expect(values('제3조')).toEqual([])
})

it('days in the name of a file are days', () => {
  expect(daysOfName('회의록_0114_신메뉴')).toContain('e1-14')
  expect(daysOfName('memo 260114')).toContain('d2026-1-14')
  expect(daysOfName('제2019-0137호')).not.toContain('e1-37')
})

it('a number without its unit is no amount among the facts', () => {
  const passage = {
    page: 1,
    path: '',
    text: '수량 30,000 단가 28원 합계 840,000원',
    from: 0,
    to: 0,
  }
  expect(readFacts([passage]).map(({ value }) => value)).toEqual(['840000'])
})

it.each([
  ['월급명세서', '급여명세서'],
  ['월급을', '임금'],
  ['계약 해약', '해지'],
  ['위약금 얼마', '손해배상'],
  ['monthly rent', '차임'],
  ['meeting minutes', '회의록'],
  ['임차료', '월세'],
])('%s may be called %s', (asked, other) => {
  expect(findSameWords(asked).flatMap(({ others }) => others)).toContain(other)
})

it('a short word is not found inside another', () => {
  expect(findSameWords('재계약').map(({ word }) => word)).not.toContain('계약')
  expect(findSameWords('개발')).not.toContainEqual(expect.objectContaining({ word: '개' }))
  expect(findSameWords('parental')).toEqual([])
})

it.each([
  ['하버라이트', 'Harborlight'],
  ['케빈', 'Kevin'],
  ['싱가포르', 'Singapore'],
  ['베트남', 'Vietnam'],
  ['스미스', 'Smith'],
])('%s sounds like %s', (hangul, latin) => {
  expect(soundOfHangul(hangul)).not.toBeNull()
  expect(soundOfHangul(hangul)).toBe(soundOfLatin(latin))
})

it('a name of few consonants is told by none', () => {
  expect(soundOfLatin('Aiya')).toBeNull()
  expect(soundOfHangul('나')).toBeNull()
})

it('endings and words of any question count little', () => {
  const text = '보일러는 누가 고치나'
  const weak = weakRangesIn(text).map(([from, to]) => text.slice(from, to))
  expect(weak).toEqual(expect.arrayContaining(['는', '누가']))
})

it('what a text says in another word is marked, and no part of a word of other letters', () => {
  const marked = (text: string, asked: string) =>
    marksIn(text, readQuery(asked)).map(([from, to]) => text.slice(from, to))
  expect(marked('사용자는 임금을 매월 준다.', '월급')).toContain('임금')
  expect(marked('Wages are paid monthly.', '월급')).toContain('Wages')
  expect(marked('the dispersal', '앱')).toEqual([])
})
