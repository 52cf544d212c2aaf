export type PlainDate = { year: number; month: number; day: number; start: number; end: number }

const datePattern = /(\d{4})\s*[년.\-/]\s*(\d{1,2})\s*[월.\-/]\s*(\d{1,2})\s*(?:일|\.)?/g

/** Dates with year, month and day; impossible ones (2월 30일) too, for they are findings. */
export function datesIn(text: string): PlainDate[] {
  return [...text.matchAll(datePattern)].map((match) => ({
    year: Number(match[1]),
    month: Number(match[2]),
    day: Number(match[3]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Days since 1970, for comparing and for lengths. */
export const dayNumber = ({
  year,
  month,
  day,
}: Pick<PlainDate, 'year' | 'month' | 'day'>): number =>
  Math.round(Date.UTC(year, month - 1, day) / 86_400_000)

/** 2026년 2월 30일 is no date. */
export function isRealDate({
  year,
  month,
  day,
}: Pick<PlainDate, 'year' | 'month' | 'day'>): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Months from the first day to the last, both counted: 1 March to 28 February is 12. */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  const after = new Date(Date.UTC(to.year, to.month - 1, to.day + 1))
  const months = (after.getUTCFullYear() - from.year) * 12 + after.getUTCMonth() + 1 - from.month
  return months + (after.getUTCDate() - from.day) / 31
}
