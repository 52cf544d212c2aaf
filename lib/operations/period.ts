import { defaultPeriod, type Period, periods } from './constants'

type Params = Record<string, string | string[] | undefined>

/** The period that an address names; the usual one when it names none that there is. */
export function parsePeriod({ days }: Params): Period {
  return periods.find((period) => String(period) === days) ?? defaultPeriod
}

/**
 * How much more or less than before, in percent; null where there was nothing to compare with, because
 * "endlessly more" is no figure.
 */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
