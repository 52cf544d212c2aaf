/** The date in Korea, `yyyy-mm-dd`: Korea is nine hours ahead of UTC and has no summer time. */
export function koreanDay(now: Date): string {
  return new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
}
