import type { AppLocale } from '@/lib/i18n/routing'

/** Writes `2024`, `2024-03` or `2024-03-05` as people of a language do. */
export function formatWhen(on: string, locale: AppLocale): string {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number)
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(on.length > 4 ? { month: 'long' } : {}),
    ...(on.length > 7 ? { day: 'numeric' } : {}),
  }).format(new Date(Date.UTC(year, month - 1, day)))
}

/** Orders by time; what is not known stands at the end. */
export function byTime(a: { on: string | null }, b: { on: string | null }): number {
  return (a.on ?? '9999').localeCompare(b.on ?? '9999')
}
