import { amountsIn, countsIn, periodsIn, ratesIn, yearly } from '@/lib/contracts/text/figures'

/** The highest share or rate in percent, as written; 0 where there is none. */
export const highestPercent = (text: string): number =>
  Math.max(0, ...ratesIn(text).map((rate) => rate.percent))

/** The highest rate as percent of a year. */
export const highestYearly = (text: string): number => Math.max(0, ...ratesIn(text).map(yearly))

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
