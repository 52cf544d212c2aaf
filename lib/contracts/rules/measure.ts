import { amountsIn, countsIn, periodsIn, ratesIn, yearly } from '@/lib/contracts/text/figures'

/** 매달 원금의 2%: between the month and the figure stands what the rate is of. */
const everyMonth =
  /(?:매달|매월|달마다|다달이|한\s*달에)\s*[가-힣 ]{1,8}(?:의|에)\s*(\d+(?:\.\d+)?)\s*(?:%|퍼센트|프로)(?!\s*(?:씩|를|을)?\s*(?:나누|나눠|상환|갚|분할|변제))/g

/** The highest share or rate in percent, as written; 0 where there is none. */
export const highestPercent = (text: string): number =>
  Math.max(0, ...ratesIn(text).map((rate) => rate.percent))

/** The highest rate as percent of a year. */
export const highestYearly = (text: string): number =>
  Math.max(
    0,
    ...ratesIn(text).map(yearly),
    ...[...text.matchAll(everyMonth)].map(([, percent]) => Number(percent) * 12),
  )

/** The smallest number of times, instalments or months; Infinity where there is none. */
export const fewestTimes = (text: string): number =>
  Math.min(Number.POSITIVE_INFINITY, ...countsIn(text))

/** The longest period in days; 0 where there is none. */
export const longestDays = (text: string): number =>
  Math.max(0, ...periodsIn(text).map((period) => period.days))

/** The shortest period in days; Infinity where there is none. */
export const shortestDays = (text: string): number =>
  Math.min(Number.POSITIVE_INFINITY, ...periodsIn(text).map((period) => period.days))

/** The first sum of money that stands within 60 characters after a word. */
export function amountAfter(text: string, word: RegExp): number | null {
  for (const match of text.matchAll(new RegExp(word.source, 'g'))) {
    const near = text.slice(match.index, match.index + match[0].length + 60)
    const amount = amountsIn(near)[0]
    if (amount) return amount.value
  }
  return null
}
