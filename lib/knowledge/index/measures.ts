import { readKoreanNumber } from '@/lib/korean-law/korean-number'

/**
 * Amounts and dates by what they mean, so that 5천만원, 50,000,000원 and 금 오천만원 are one term, and
 * 2024. 3. 5., 2024-03-05, March 5, 2024 and 2024년 3월 5일 another.
 */
export type Measure = {
  value: string
  start: number
  end: number
  /** Only a part of what was written: the month of a day. */
  isPart: boolean
  /** False for a number whose unit is not written. */
  isSure: boolean
}

/** Every part but the last ends in a unit, so that no text is tried in more than one way. */
const amount =
  /(?<![가-힣\d,.])((?:\d[\d,.]{0,20}\s?[십백천만억조]{1,3}\s?){0,4}(?:\d[\d,.]{0,20})?)\s?원|(?<![가-힣])(?:금\s?)?([일이삼사오육칠팔구십백천만억조]{2,20})\s?원/g
const won = /(?:₩|￦|KRW\s?)(\d[\d,]*)/g
/** A number that no unit is written behind, as in tables and questions. */
const grouped = /(?<![\d,.])(\d{1,3}(?:,\d{3}){1,4})(?:\.0+)?(?![\d,])/g
const shortened = /(?<![가-힣\d,.])(\d[\d,.]{0,12}\s?[십백천]?[만억])(?!\s?[\d가-힣])/g

const date = /(?<!\d)(\d{4})\s?[.년年/-]\s?(\d{1,2})(?!\d)(?:\s?[.월月/-]\s?(\d{1,2})(?![\d]))?/g
const shortYear = /(?<![\d.'’-])['’]?(\d{2})\s?[.년/-]\s?(\d{1,2})\s?[.월/-]\s?(\d{1,2})(?![\d-])/g
const digitsOnly = /(?<!\d)(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])?(?!\d)/g
const dayOnly =
  /(?<![\d.년/-]\s?)(?:(\d{1,2})\s?[월月]\s?(\d{1,2})\s?[일日]|(\d{1,2})\/(\d{1,2})(?![\d/])|(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d))/g
const monthOnly = /(?<![\d년年.-]\s?)(\d{1,2})\s?[월月](?!\s?\d{1,2}\s?[일日])/g
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const dayFirst = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?${monthName}\\b\\.?,?(?:\\s(\\d{4}))?`,
  'gi',
)
const monthFirst = new RegExp(
  `\\b${monthName}\\.?\\s(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?,?(?:\\s(\\d{4}))?`,
  'gi',
)
const monthYear = new RegExp(`\\b${monthName}\\.?,?\\s(\\d{4})`, 'gi')

const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

type Day = { year?: number | undefined; month: number; day?: number | undefined }

const isDay = ({ year, month, day }: Day) =>
  (year === undefined || (year >= 1900 && year <= 2199)) &&
  month >= 1 &&
  month <= 12 &&
  (day === undefined || (day >= 1 && day <= 31))

/** The terms of a day, the most exact one first: of a month of a year, and of a day of any year, too. */
function termsOfDay({ year, month, day }: Day): string[] {
  const terms: string[] = []
  if (year && day) terms.push(`d${year}-${month}-${day}`)
  if (day) terms.push(`e${month}-${day}`)
  if (year) terms.push(`d${year}-${month}`)
  return [...terms, `m${month}`]
}

class Measures {
  readonly found: Measure[] = []
  #known = new Set<string>()

  add(
    value: string,
    { index, 0: { length } }: RegExpExecArray,
    marks: Partial<Measure> = {},
  ): void {
    const [start, end] = [index, index + length]
    // The same figure may be read by two patterns.
    const places = [`${value} ${start}-`, `${value} -${end}`]
    if (places.some((place) => this.#known.has(place))) return
    for (const place of places) this.#known.add(place)
    this.found.push({ value, start, end, isPart: false, isSure: true, ...marks })
  }

  addDay(day: Day, match: RegExpExecArray): void {
    if (!isDay(day)) return
    for (const [i, value] of termsOfDay(day).entries()) this.add(value, match, { isPart: i > 0 })
  }

  addAmount(match: RegExpExecArray, isSure: boolean): void {
    const value = readKoreanNumber(match[1] ?? match[2] ?? '')
    if (value !== null && value >= 1000) this.add(`₩${Math.round(value)}`, match, { isSure })
  }
}

const given = (text: string | undefined) => (text === undefined ? undefined : Number(text))

function addDays(measures: Measures, text: string): void {
  for (const match of text.matchAll(date))
    measures.addDay(
      { year: Number(match[1]), month: Number(match[2]), day: given(match[3]) },
      match,
    )
  for (const match of text.matchAll(digitsOnly))
    measures.addDay(
      { year: Number(match[1]), month: Number(match[2]), day: given(match[3]) },
      match,
    )
  for (const match of text.matchAll(shortYear))
    measures.addDay(
      { year: 2000 + Number(match[1]), month: Number(match[2]), day: Number(match[3]) },
      match,
    )
  for (const match of text.matchAll(dayOnly))
    measures.addDay(
      {
        month: Number(match[1] ?? match[3] ?? match[5]),
        day: Number(match[2] ?? match[4] ?? match[6]),
      },
      match,
    )
  for (const match of text.matchAll(monthOnly)) measures.addDay({ month: Number(match[1]) }, match)
}

function addEnglishDays(measures: Measures, text: string): void {
  for (const match of text.matchAll(dayFirst))
    measures.addDay(
      { year: given(match[3]), month: monthOf(match[2]), day: Number(match[1]) },
      match,
    )
  for (const match of text.matchAll(monthFirst))
    measures.addDay(
      { year: given(match[3]), month: monthOf(match[1]), day: Number(match[2]) },
      match,
    )
  for (const match of text.matchAll(monthYear))
    measures.addDay({ year: Number(match[2]), month: monthOf(match[1]) }, match)
}

/** Every amount and every date of a text. */
export function measuresIn(text: string): Measure[] {
  if (!/[\d일이삼사오육칠팔구]/.test(text)) return []
  const measures = new Measures()
  for (const pattern of [amount, won])
    for (const match of text.matchAll(pattern)) measures.addAmount(match, true)
  for (const pattern of [grouped, shortened])
    for (const match of text.matchAll(pattern)) measures.addAmount(match, false)
  addDays(measures, text)
  if (/[A-Za-z]{3}/.test(text)) addEnglishDays(measures, text)
  return measures.found
}

/** Days as names of files have them: 0114, 260114, beside those of texts. */
export function daysOfName(name: string): string[] {
  const days = [...name.matchAll(/(?<!\d)(2\d)?(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g)]
  return days.flatMap(([, year, month, day]) =>
    termsOfDay({
      year: year === undefined ? undefined : 2000 + Number(year),
      month: Number(month),
      day: Number(day),
    }),
  )
}
