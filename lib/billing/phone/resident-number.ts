import { isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'
import { koreanDay } from '@/lib/korean-time'

/** As far as it is typed: `900101` → `900101-`, and no more than the seven digits that are asked for. */
export function formatResidentNumber(typed: string): string {
  const plain = typed.normalize('NFKC').trim()
  const digits = plain.replace(/\D/g, '').slice(0, 7)
  const isClosed = digits.length > 6 || /^\d{6}-$/.test(plain)
  return isClosed ? `${digits.slice(0, 6)}-${digits.slice(6)}` : digits
}

/** The seventh digit tells the century besides the sex: 1, 2, 5 and 6 the last one, 3, 4, 7 and 8 this one. */
function centuryOf(seventh: string): string {
  return '1256'.includes(seventh) ? '19' : '20'
}

/**
 * Whether this can be the beginning of a resident number, citizen's or foreigner's: six digits that are a
 * birth date, a dash, and a digit from 1 to 8 (spec 5). Says nothing of whose it is, and keeps nothing.
 */
export function isResidentNumber(text: string, now: Date = new Date()): boolean {
  const [, year, month, day, seventh] = /^(\d\d)(\d\d)(\d\d)-([1-8])$/.exec(text) ?? []
  if (!year || !month || !day || !seventh) return false
  const birthDate = `${centuryOf(seventh)}${year}-${month}-${day}`
  return isCalendarDay(birthDate) && birthDate <= koreanDay(now)
}
