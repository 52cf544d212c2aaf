import { dayFromParts, isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'
import { countOf } from './figures'

type Day = { year: number; month: number; day: number }
export type PlainDate = Day & { start: number; end: number }

/** The source of a pattern for a day. */
export const dayPattern = String.raw`\d{4}\s*[년.\-/]\s*\d{1,2}\s*[월.\-/]\s*\d{1,2}\s*(?:일|\.)?`
const everyDay = new RegExp(dayPattern, 'g')

/** From one day to another; both are captured. */
export const daySpan = new RegExp(
  String.raw`(${dayPattern})\s*(?:\([^)]{0,20}\))?\s*(?:부터|~|에서|∼|–|-|에\s*시작(?:하여|해서|해|하고))\s*(${dayPattern})`,
)

/** The source of a pattern for a length in months or years; it captures the number and the unit. */
export const lengthPattern = String.raw`(\d{1,2}|[일이삼사오육칠팔구십]{1,2}|한|두|세)\s*(년|개월|달)`

/** What a length comes to in months. */
export const monthsOf = (count: string, unit: string): number =>
  (countOf(count) ?? 0) * (unit === '년' ? 12 : 1)

/** Dates with year, month and day; impossible ones (2월 30일) too, for they are findings. */
export function datesIn(text: string): PlainDate[] {
  return [...text.matchAll(everyDay)].map((match) => {
    const [year = 0, month = 0, day = 0] = (match[0].match(/\d+/g) ?? []).map(Number)
    return { year, month, day, start: match.index, end: match.index + match[0].length }
  })
}

/** A date as it is shown: 2026-03-01. */
export const dayText = ({ year, month, day }: Day): string => dayFromParts(year, month, day)

/** 2026년 2월 30일 is no date. */
export const isRealDate = (date: Day): boolean => isCalendarDay(dayText(date))

/** Days since 1970, for comparing and for lengths. */
export const dayNumber = ({ year, month, day }: Day): number =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000)

/** Months from the first day to the last, both counted: 1 March to 28 February is 12. */
export function monthsBetween(from: Day, to: Day): number {
  const after = new Date(Date.UTC(to.year, to.month - 1, to.day + 1))
  const months = (after.getUTCFullYear() - from.year) * 12 + after.getUTCMonth() + 1 - from.month
  return months + (after.getUTCDate() - from.day) / 31
}
