import { useFormatter } from 'next-intl'

/** Writes a day of Korea (`2026-12-01`) as the page's language does. */
export function useDay(): (day: string) => string {
  const format = useFormatter()
  return (day) => format.dateTime(new Date(`${day}T00:00:00+09:00`), { dateStyle: 'long' })
}
