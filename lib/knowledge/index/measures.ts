import { readKoreanNumber } from '@/lib/korean-law/korean-number'

/**
 * Amounts and dates by what they mean, so that 5천만원, 50,000,000원 and 금 오천만원 are one term, and
 * 2024. 3. 5., 2024-03-05 and 2024년 3월 5일 another.
 */
export type Measure = { value: string; start: number; end: number }

/** Every part but the last ends in a unit, so that no text is tried in more than one way. */
const amount =
  /(?<![가-힣\d,.])((?:\d[\d,.]{0,20}\s?[십백천만억조]{1,3}\s?){0,4}(?:\d[\d,.]{0,20})?)\s?원|(?<![가-힣])(?:금\s?)?([일이삼사오육칠팔구십백천만억조]{2,20})\s?원/g
const won = /(?:₩|￦|KRW\s?)(\d[\d,]*)/g
const date = /(?<!\d)(\d{4})\s?[.년/-]\s?(\d{1,2})(?:\s?[.월/-]\s?(\d{1,2})(?!\d))?/g

/** Every amount in won and every date of a text. */
export function measuresIn(text: string): Measure[] {
  const found: Measure[] = []
  const add = (value: string, match: RegExpExecArray) =>
    found.push({ value, start: match.index, end: match.index + match[0].length })
  for (const match of text.matchAll(amount)) {
    const value = readKoreanNumber(match[1] ?? match[2] ?? '')
    if (value !== null && value >= 1000) add(`₩${Math.round(value)}`, match)
  }
  for (const match of text.matchAll(won)) add(`₩${match[1]?.replaceAll(',', '')}`, match)
  for (const match of text.matchAll(date)) {
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)]
    if (year < 1900 || year > 2199 || month < 1 || month > 12 || day > 31) continue
    add(`d${year}-${month}`, match)
    if (day > 0) add(`d${year}-${month}-${day}`, match)
  }
  return found
}
