const hour = 3600_000
const day = 24 * hour
/** Korea keeps no summer time. */
const ahead = 9 * hour

/** The day in Korea, as `2026-11-21`. */
export function koreanDay(now: Date): string {
  return new Date(now.getTime() + ahead).toISOString().slice(0, 10)
}

/** Milliseconds until the next day begins in Korea. */
export function untilNextKoreanDay(now: Date): number {
  return day - ((now.getTime() + ahead) % day)
}
