import { figuresIn, percentagesIn } from '@/backend/explanations/figures'

const figures = (text: string) => [...figuresIn(text)].sort((a, b) => a - b)

it.each([
  ['3천만원 이하의 벌금', 'a fine of up to 30 million won', 30_000_000],
  ['1억5천만원', 'KRW 150,000,000', 150_000_000],
  ['3,000万ウォン', '3000万韩元', 30_000_000],
  ['1億ウォン', '1亿韩元', 100_000_000],
  ['1만원', '10 thousand won', 10_000],
  ['５퍼센트', '5%', 5],
])('reads the same amount in %j and %j', (one, other, value) => {
  expect(figures(one)).toEqual([value])
  expect(figures(other)).toEqual([value])
})

it('reads the figures of articles, paragraphs and branches', () => {
  expect(figures('제3조의2 제7항')).toEqual([2, 3, 7])
  expect(figures('Article 3-2, paragraph 7')).toEqual([2, 3, 7])
  expect(figures('第3条の2第7項')).toEqual([2, 3, 7])
})

it('keeps figures that follow each other apart', () => {
  expect(figures('1년 6개월, 2026. 3. 1.')).toEqual([1, 3, 6, 2026])
  expect(figures('10만원, 20만원')).toEqual([100_000, 200_000])
})

it('knows a month by its English name beside a day, and the verb may', () => {
  expect(figures('by December 31')).toEqual([12, 31])
  expect(figures('from 1 May')).toEqual([1, 5])
  expect(figures('You may appeal within 14 days')).toEqual([14])
})

it('leaves words with a unit in them alone', () => {
  expect(figures('만약 천천히 백지로 억지를 부리면')).toEqual([])
})

it('knows the percentages of fractions', () => {
  expect(percentagesIn('20분의 1을 초과하지 못한다. 100분의 50')).toEqual([5, 50])
  expect(percentagesIn('3분의 1')).toEqual([])
})
