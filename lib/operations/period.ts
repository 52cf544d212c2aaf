import { defaultPeriod, type Period, periods } from './constants'

type Params = Record<string, string | string[] | undefined>

/** The period that an address names; the usual one when it names none that there is. */
export function parsePeriod({ days }: Params): Period {
  return periods.find((period) => String(period) === days) ?? defaultPeriod
}

const dayMs = 24 * 60 * 60 * 1000

/** The day in Korea, as `2026-11-21`. Korea keeps one time all year. */
export function koreanDay(now: Date): string {
  return new Date(now.getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** The last `days` days of the Korean calendar, today among them. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  return { from: koreanDay(new Date(now.getTime() - (days - 1) * dayMs)), to: koreanDay(now) }
}

/**
 * How much more or less than before, in percent; null where there was nothing to compare with, because
 * "endlessly more" is no figure.
 */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
