import { useFormatter } from 'next-intl'

/** A day of the calendar, the same in every time zone. */
export function CalendarDate({ date }: { date: string }) {
  const format = useFormatter()
  const day = new Date(`${date}T00:00:00Z`)
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {format.dateTime(day, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  )
}
