const hour = 3600_000
const day = 24 * hour
/** Korea is nine hours ahead of UTC and keeps no summer time. */
const ahead = 9 * hour

const inKorea = (time: Date): string => new Date(time.getTime() + ahead).toISOString()

/** The day in Korea, as `2026-11-21`. */
export function koreanDay(now: Date): string {
  return inKorea(now).slice(0, 10)
}

/** Day and time in Korea, as `2026-11-21 09:00:00`. */
export function koreanDateTime(time: Date): string {
  return inKorea(time).slice(0, 19).replace('T', ' ')
}

/** When the month began in Korea. */
export function koreanMonthStart(now: Date): Date {
  return new Date(Date.parse(`${koreanDay(now).slice(0, 7)}-01`) - ahead)
}

/** The last `count` days of the Korean calendar, today among them. */
export function lastKoreanDays(count: number, now: Date): { from: string; to: string } {
  return { from: koreanDay(new Date(now.getTime() - (count - 1) * day)), to: koreanDay(now) }
}

/** Milliseconds until the next day begins in Korea. */
export function untilNextKoreanDay(now: Date): number {
  return day - ((now.getTime() + ahead) % day)
}
