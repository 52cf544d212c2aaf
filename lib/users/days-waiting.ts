const dayMs = 86_400_000

/** Whole days that have gone by since. */
export function daysWaiting(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs))
}
