import 'server-only'
import type { SessionUser } from '@/lib/auth/schema'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { createDayCounter } from '@/lib/day-counter'
import { entitlements, isPaid, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { untilNextKoreanDay } from '@/lib/korean-time'

const exportsOfDay = createDayCounter('chat.export')

export type ExportQuota = {
  /** Of a file that never was. */
  release: () => Promise<void>
  /** Called when there is a file. */
  recordUse: () => Promise<void>
}

/**
 * Counts an export of the day.
 * @throws AppError `planNeeded` where a plan allows more, `rateLimit` where nothing does
 */
export async function takeExportQuota(
  user: Pick<SessionUser, 'id' | 'plan'>,
  now: Date,
): Promise<ExportQuota> {
  const plan = tierOf(user)
  const { exportsADay: limit } = entitlements[plan]
  const { allowed, left } = await exportsOfDay.take(user.id, limit, now)
  if (!allowed) {
    const retryAfterMinutes = Math.ceil(untilNextKoreanDay(now) / 60_000)
    const details = { limit, of: 'day', retryAfterMinutes }
    if (isPaid(plan)) throw new AppError('rateLimit', { details })
    throw new AppError('planNeeded', { details: { ...details, plans: '/pricing' } })
  }
  return {
    release: () => exportsOfDay.release(user.id, now),
    recordUse: async () => {
      if (limit - left > entitlements.free.exportsADay) await recordPaidUse(user, now)
    },
  }
}
