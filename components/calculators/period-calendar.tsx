import { useFormatter, useTranslations } from 'next-intl'
import { addDays, daysBetween, monthEnd, weekday } from '@/lib/korean-law/calendar/calendar-day'
import { holidayOn } from '@/lib/korean-law/calendar/holidays'

type Marks = { start: string; firstDay: string; deadline: string; calendarEnd: string }

/** The first days of the months that are drawn: all of a short period, the two ends of a long one. */
function monthsOf(from: string, to: string): string[] {
  const months: string[] = []
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addDays(monthEnd(day), 1))
    months.push(day)
  const [first = from, last = to] = [months[0], months.at(-1)]
  return months.length <= 3 ? months : [first, last]
}

function lookOf(day: string, { start, firstDay, deadline, calendarEnd }: Marks): string {
  if (day === deadline) return 'bg-seal text-on-seal font-bold'
  if (day === start) return 'border border-strong font-bold'
  if (day >= calendarEnd && day < deadline) return 'bg-warn-sheet text-warn line-through'
  return day >= firstDay && day < deadline ? 'bg-sheet' : 'text-soft'
}

function Month({ first, marks }: { first: string; marks: Marks }) {
  const format = useFormatter()
  const utc = (day: string) => new Date(`${day}T00:00:00Z`)
  const days = Array.from({ length: Number(monthEnd(first).slice(8)) }, (_, at) =>
    addDays(first, at),
  )
  // 2023-01-01 was a Sunday.
  const names = Array.from({ length: 7 }, (_, at) =>
    format.dateTime(utc(`2023-01-0${at + 1}`), { weekday: 'narrow', timeZone: 'UTC' }),
  )
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">
        {format.dateTime(utc(first), { year: 'numeric', month: 'long', timeZone: 'UTC' })}
      </p>
      <div className="grid grid-cols-7 text-center text-sm leading-8">
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a narrow name may come twice
          <span key={at} className="text-xs text-soft">
            {name}
          </span>
        ))}
        {days.map((day, at) => (
          <span
            key={day}
            className={`rounded-sm ${lookOf(day, marks)} ${holidayOn(day) ? 'underline decoration-dotted underline-offset-4' : ''}`}
            style={at === 0 ? { gridColumnStart: weekday(day) + 1 } : undefined}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The period on the calendar. The table of steps says the same in words, so readers of the screen skip this. */
export function PeriodCalendar(marks: Marks) {
  const t = useTranslations('calculators.calendar')
  const months = monthsOf(marks.start, marks.deadline)
  const [first, second] = months
  const gap =
    months.length === 2 && first && second ? daysBetween(addDays(monthEnd(first), 1), second) : 0
  return (
    <div className="mt-6 max-w-[44rem] border-y border-line py-4" aria-hidden="true">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
        {months.map((month, at) => (
          <div key={month} className="contents">
            {at === 1 && gap > 0 ? (
              <p className="self-center text-center text-sm text-soft">
                {t('between', { days: gap })}
              </p>
            ) : null}
            <Month first={month} marks={marks} />
          </div>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
        <Sign look="border border-strong" text={t('start')} />
        <Sign look="bg-sheet" text={t('counted')} />
        <Sign look="bg-warn-sheet" text={t('passed')} />
        <Sign look="bg-seal" text={t('end')} />
      </p>
    </div>
  )
}

function Sign({ look, text }: { look: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`inline-block size-3.5 rounded-sm ${look}`} />
      {text}
    </span>
  )
}
