/** Dates of decisions: 2003-11-14, 20031114, 2003.11.14, 2003년 11월 14일, 단기 4290. 10. 25. */
const patterns = [
  /^(\d{4})(\d{2})(\d{2})$/,
  /^(\d{4}|\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/,
]
const dangunOffset = 2333

/** A date as yyyy-mm-dd, or null when there is none or it is no day of the calendar. */
export function readDate(written: string): string | null {
  const text = written.trim().replace(/^['"]|['"]$/g, '')
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return isoDate(match[1] ?? '', match[2] ?? '', match[3] ?? '')
  }
  return null
}

/** Joins year, month and day as written; two-digit years are of the last century unless below 45. */
export function isoDate(year: string, month: string, day: string): string | null {
  const written = Number(year)
  const full =
    year.length === 2
      ? written < 45
        ? 2000 + written
        : 1900 + written
      : written >= 4200 && written < 4300
        ? written - dangunOffset
        : written
  const monthNumber = Number(month)
  const dayNumber = Number(day)
  // 9999-01-01 is the source's way to say that the day is not set yet.
  if (full < 1895 || (full > 2199 && full !== 9999)) return null
  const date = new Date(Date.UTC(full, monthNumber - 1, dayNumber))
  const real = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber
  return real ? date.toISOString().slice(0, 10) : null
}

/** `2023. 5. 18.`, the way courts write a date. */
export function courtDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${year}. ${month}. ${day}.`
}
