/** Korea keeps no summer time. */
const AHEAD_MS = 9 * 3600_000

const shifted = (at: number) => new Date(at + AHEAD_MS).toISOString()

/** As the provider writes a moment: `2026-11-21T16:31:18+09:00`. */
export const koreaTime = (at: number): string => `${shifted(at).slice(0, 19)}+09:00`

/** As the provider writes it in events: microseconds, and no zone, which is Korea's. */
export const koreaTimeOfEvent = (at: number): string => `${shifted(at).slice(0, 23)}000`

/** For people: `2026-11-21 16:31:18`. */
export const koreaTimeForPeople = (at: number): string => shifted(at).slice(0, 19).replace('T', ' ')
