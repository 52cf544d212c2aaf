import { maxActivityAgeMs, maxClockAheadMs } from './constants'
import { type Activity, activitySchema } from './schema'

/** The time that a browser tells, as far as it can be believed. */
function clampTime(at: string, now: number): string {
  const time = Date.parse(at)
  const clamped = Math.min(Math.max(time, now - maxActivityAgeMs), now + maxClockAheadMs)
  return new Date(clamped).toISOString()
}

/** Of what a browser sent, the activities and the ids of what is none. An id counts once. */
export function validateBatch(
  items: readonly { id: string }[],
  now: number,
): { activities: Activity[]; refused: string[] } {
  const activities = new Map<string, Activity>()
  const refused: string[] = []
  for (const item of items) {
    const parsed = activitySchema.safeParse(item)
    if (!parsed.success) refused.push(item.id)
    else activities.set(parsed.data.id, { ...parsed.data, at: clampTime(parsed.data.at, now) })
  }
  return { activities: [...activities.values()], refused }
}
