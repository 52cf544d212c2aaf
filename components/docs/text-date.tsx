import { useFormatter } from 'next-intl'

/** A calendar day (yyyy-mm-dd) as the reader's language writes it. */
export function TextDate({ day }: { day: string }) {
  const format = useFormatter()
  const text = format.dateTime(new Date(`${day}T00:00:00Z`), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return <time dateTime={day}>{text}</time>
}
