import 'server-only'
import { createDayCounter } from '@/lib/day-counter'
import { entitlements } from '@/lib/entitlements'
import { untilNextKoreanDay } from '@/lib/korean-time'
import { questionsPerAddress } from './constants'
import type { ChatOwner } from './owner'
import type { Quota } from './request-schema'

const byOwner = createDayCounter('chat.owner')
/** Deleting a cookie makes another device, not another address. */
const byAddress = createDayCounter('chat.address')

const keyOf = (owner: ChatOwner) =>
  owner.kind === 'device' ? `device ${owner.device}` : `user ${owner.user.id}`
const visitorsADay = entitlements.visitor.questionsADay

export type QuotaResult =
  | {
      ok: true
      quota: Quota /** Of an answer that never was. */
      releaseQuota: () => Promise<void>
    }
  | { ok: false; limit: number; retryAfterMinutes: number }

/**
 * Counts a question of the day.
 * @param address of the request, which counts for visitors
 */
export async function takeQuestionQuota(
  owner: ChatOwner,
  address: string,
  now: Date,
): Promise<QuotaResult> {
  const { questionsADay: limit } = entitlements[owner.plan]
  const refused: QuotaResult = {
    ok: false,
    limit,
    retryAfterMinutes: Math.ceil(untilNextKoreanDay(now) / 60_000),
  }
  const own = await byOwner.take(keyOf(owner), limit, now)
  if (!own.allowed) return refused
  const releaseQuota = () => byOwner.release(keyOf(owner), now)
  if (owner.kind !== 'device') return { ok: true, quota: { limit, left: own.left }, releaseQuota }
  const shared = await byAddress.take(address, questionsPerAddress, now)
  if (!shared.allowed) {
    await releaseQuota()
    return refused
  }
  return {
    ok: true,
    quota: { limit, left: Math.min(own.left, shared.left) },
    releaseQuota: async () => {
      await Promise.all([releaseQuota(), byAddress.release(address, now)])
    },
  }
}

/** What is left of the day's questions; takes none. */
export async function questionsLeft(
  owner: ChatOwner | null,
  address: string,
  now: Date,
): Promise<Quota> {
  const limit = owner ? entitlements[owner.plan].questionsADay : visitorsADay
  const own = owner ? await byOwner.left(keyOf(owner), limit, now) : limit
  if (owner && owner.kind !== 'device') return { limit, left: own }
  const shared = await byAddress.left(address, questionsPerAddress, now)
  return { limit, left: Math.min(own, shared) }
}
