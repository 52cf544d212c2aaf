/**
 * Amounts and dates by what they mean, so that 5천만원, 50,000,000원 and 금 오천만원 are one term, and
 * 2024. 3. 5., 2024-03-05 and 2024년 3월 5일 another.
 */
export type Measure = { value: string; start: number; end: number }

const digits: Record<string, number> = {
  영: 0,
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  칠: 7,
  팔: 8,
  구: 9,
}
const small: Record<string, number> = { 십: 10, 백: 100, 천: 1000 }
const large: Record<string, number> = { 만: 1e4, 억: 1e8, 조: 1e12 }

/** Reads 1억 2,500만, 오천만, 3천5백; null where it is no number. */
function readAmount(text: string): number | null {
  let total = 0
  let group = 0
  let figure: number | null = null
  for (const token of text.replaceAll(',', '').match(/\d+(?:\.\d+)?|[가-힣]/g) ?? []) {
    if (/^\d/.test(token)) figure = Number(token)
    else if (token in digits) figure = digits[token] ?? 0
    else if (token in small) {
      group += (figure ?? 1) * (small[token] ?? 1)
      figure = null
    } else if (token in large) {
      total += (group + (figure ?? (group === 0 ? 1 : 0))) * (large[token] ?? 1)
      group = 0
      figure = null
    } else return null
  }
  const value = total + group + (figure ?? 0)
  return Number.isFinite(value) ? Math.round(value) : null
}

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
    const value = readAmount((match[1] ?? match[2] ?? '').trim())
    if (value !== null && value >= 1000) add(`₩${value}`, match)
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
