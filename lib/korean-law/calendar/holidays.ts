import KoreanLunarCalendar from 'korean-lunar-calendar'
import { type AnnouncedDay, announcedHolidays } from './announced-holidays'
import { addDays, dayFromParts, weekday } from './calendar-day'

/** 관공서의 공휴일에 관한 규정 §2 and §3, year by year: a holiday is a rule, a day and whether it is made up for. */
type Holiday = { name: string; day: string; madeUp: 'never' | 'sunday' | 'weekend' }

/** The first and last day the rules below are known for; the lunar tables end with 2050. */
export const holidayRange = { from: '2008-01-01', to: '2049-12-31' } as const

function lunar(year: number, month: number, date: number): string {
  const calendar = new KoreanLunarCalendar()
  calendar.setLunarDate(year, month, date, false)
  const { year: y, month: m, day: d } = calendar.getSolarCalendar()
  return dayFromParts(y, m, d)
}

/** National days were made up for from August 2021, Buddha's birthday and Christmas from May 2023. */
function fixedHolidays(year: number): Holiday[] {
  const on = (name: string, date: string, madeUp: Holiday['madeUp']): Holiday => ({
    name,
    day: `${year}-${date}`,
    madeUp,
  })
  const national = (date: string) => (`${year}-${date}` >= '2021-08-04' ? 'weekend' : 'never')
  const later = year >= 2023 ? 'weekend' : 'never'
  const holidays = [
    on('newYear', '01-01', 'never'),
    on('independenceMovement', '03-01', national('03-01')),
    on('children', '05-05', year >= 2014 ? 'weekend' : 'never'),
    on('memorial', '06-06', 'never'),
    on('liberation', '08-15', national('08-15')),
    on('foundation', '10-03', national('10-03')),
    on('christmas', '12-25', later),
    { name: 'buddha', day: lunar(year, 4, 8), madeUp: later } satisfies Holiday,
  ]
  if (year >= 2013) holidays.push(on('hangeul', '10-09', national('10-09')))
  if (year >= 2026) holidays.push(on('labour', '05-01', 'weekend'))
  if (year >= 2026) holidays.push(on('constitution', '07-17', 'weekend'))
  return holidays
}

function lunarFeasts(year: number): Holiday[] {
  const madeUp = year >= 2014 ? 'sunday' : 'never'
  const feasts = [
    { name: 'lunarNewYear', day: lunar(year, 1, 1) },
    { name: 'chuseok', day: lunar(year, 8, 15) },
  ]
  return feasts.flatMap(({ name, day }) =>
    [-1, 0, 1].map((offset): Holiday => ({ name, day: addDays(day, offset), madeUp })),
  )
}

/** Whether §3 (1) gives another day for this one. */
function isMadeUp(holiday: Holiday, sameDay: number): boolean {
  if (holiday.madeUp === 'never') return false
  const day = weekday(holiday.day)
  if (day === 0) return true
  if (day === 6) return holiday.madeUp === 'weekend'
  return sameDay > 1
}

/** Day → name of the holiday; Sundays are not among them. */
function holidaysOf(year: number): Map<string, string> {
  const holidays = [...fixedHolidays(year), ...lunarFeasts(year)]
  const taken = new Map<string, string>()
  for (const { day, name } of holidays) taken.set(day, name)
  for (const { day, name } of announcedHolidays)
    if (day.startsWith(`${year}-`)) taken.set(day, name)
  const sameDay = (day: string) => holidays.filter((other) => other.day === day).length
  // Two holidays on one weekday are made up for once.
  const due = [...new Set(holidays.filter((h) => isMadeUp(h, sameDay(h.day))).map((h) => h.day))]
  for (const day of due.sort()) {
    let substitute = addDays(day, 1)
    while (taken.has(substitute) || weekday(substitute) === 0 || weekday(substitute) === 6)
      substitute = addDays(substitute, 1)
    taken.set(substitute, 'substitute')
  }
  return taken
}

const years = new Map<number, Map<string, string>>()

/** The name of the public holiday on a day (`sunday` among them), or null. */
export function holidayOn(day: string): string | null {
  const year = Number(day.slice(0, 4))
  const known = years.get(year) ?? holidaysOf(year)
  years.set(year, known)
  return known.get(day) ?? (weekday(day) === 0 ? 'sunday' : null)
}

/** Why a period cannot end on a day (Civil Act 161): the holiday's name, `saturday`, or null. */
export function noLastDay(day: string, more: readonly AnnouncedDay[] = []): string | null {
  const further = more.find((each) => each.day === day)
  if (further) return further.name
  return holidayOn(day) ?? (weekday(day) === 6 ? 'saturday' : null)
}

/** The day itself, or the next on which a period can end. */
export function workingDayFrom(day: string): string {
  let last = day
  while (noLastDay(last) !== null) last = addDays(last, 1)
  return last
}
