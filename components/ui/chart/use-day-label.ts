import { useFormatter } from 'next-intl'

/** A day of the Korean calendar as it stands under a chart. */
export function useDayLabel(): (day: string) => string {
  const format = useFormatter()
  return (day) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    })
}
