import { readKoreanNumber } from '@/lib/korean-law/korean-number'

it.each([
  ['50,000,000', 50_000_000],
  ['오천만', 50_000_000],
  ['일억 이천삼백만', 123_000_000],
  ['이억팔천만', 280_000_000],
  ['1억 2,000만', 120_000_000],
  ['1조 2천억', 1_200_000_000_000],
  ['3천5백만', 35_000_000],
  ['일천일백일십만', 11_100_000],
  ['100백만', 100_000_000],
  ['만', 10_000],
  ['백', 100],
  ['삼십이', 32],
  ['십륙', 16],
])('reads %s', (words, value) => {
  expect(readKoreanNumber(words)).toBe(value)
})

it.each([
  ['0만', 0],
  ['영만', 0],
  ['0억 5천만', 50_000_000],
  ['영', 0],
  ['0', 0],
])('what is written as none is none: %s', (words, value) => {
  expect(readKoreanNumber(words)).toBe(value)
})

it.each([
  ['1.5억', 150_000_000],
  ['1.1억', 110_000_000],
  ['2.55만', 25_500],
  ['3.5', 3.5],
])('reads decimals to the won: %s', (words, value) => {
  expect(readKoreanNumber(words)).toBe(value)
})

it.each([
  ['壹貳參', 123],
  ['壹千貳百萬', 12_000_000],
  ['參億伍千萬', 350_000_000],
  ['七百五十', 750],
  ['七五〇', 750],
  ['两千', 2_000],
  ['이공이육', 2026],
])('reads hanja, and digits by their places: %s', (words, value) => {
  expect(readKoreanNumber(words)).toBe(value)
})

it.each(['', ' ', '오천만개', '약 3만', '-5', '1.2.3', '천원', '9'.repeat(400)])(
  '%s is no number',
  (words) => {
    expect(readKoreanNumber(words)).toBeNull()
  },
)
