import { useFormatter } from 'next-intl'
import type { LineValue } from '@/lib/calculators/types'
import { useResultWords } from './use-words'

/** A day of the calendar with its weekday, the same in every time zone. */
export function CalendarDay({ date }: { date: string }) {
  const format = useFormatter()
  const day = new Date(`${date}T00:00:00Z`)
  const written = format.dateTime(day, { dateStyle: 'long', timeZone: 'UTC' })
  const weekday = format.dateTime(day, { weekday: 'short', timeZone: 'UTC' })
  return (
    <time dateTime={date} className="sm:whitespace-nowrap">
      {written} ({weekday})
    </time>
  )
}

export function LineValueText({ value }: { value: LineValue }) {
  const t = useResultWords()
  if (value.kind === 'won')
    return <span className="whitespace-nowrap">{t('values.won', { amount: value.won })}</span>
  if (value.kind === 'date') return <CalendarDay date={value.date} />
  if (value.kind === 'days') return t('values.days', { count: value.days })
  if (value.kind === 'hours') return t('values.hours', { hours: value.hours })
  if (value.kind === 'percent') return t('values.percent', { percent: value.percent })
  if (value.kind === 'span') return t(`values.span.${value.unit}`, { n: value.length })
  return (
    <>
      {value.share}
      {value.won === undefined ? null : (
        <span className="block whitespace-nowrap">{t('values.won', { amount: value.won })}</span>
      )}
    </>
  )
}
