import 'server-only'
import type { SessionUser } from '@/lib/auth/schema'
import { notePaid } from '@/lib/billing/paid-use'
import { createDayCounter } from '@/lib/day-counter'
import { entitlements, isPaid, planOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { untilNextKoreaDay } from '@/lib/korea-day'

const exportsOfDay = createDayCounter('chat.export')

export type TakenExport = {
  /** Of a file that never was. */
  giveBack: () => Promise<void>
  /** Called when there is a file. */
  given: () => Promise<void>
}

/**
 * Counts an export of the day.
 * @throws AppError `planNeeded` where a plan allows more, `rateLimit` where nothing does
 */
export async function takeExport(
  user: Pick<SessionUser, 'id' | 'plan'>,
  now: Date,
): Promise<TakenExport> {
  const plan = planOf(user)
  const { exportsADay: limit } = entitlements[plan]
  const { allowed, left } = await exportsOfDay.take(user.id, limit, now)
  if (!allowed) {
    const retryAfterMinutes = Math.ceil(untilNextKoreaDay(now) / 60_000)
    const details = { limit, of: 'day', retryAfterMinutes }
    if (isPaid(plan)) throw new AppError('rateLimit', { details })
    throw new AppError('planNeeded', { details: { ...details, plans: '/pricing' } })
  }
  return {
    giveBack: () => exportsOfDay.giveBack(user.id, now),
    given: async () => {
      if (limit - left > entitlements.free.exportsADay) await notePaid(user, now)
    },
  }
}
