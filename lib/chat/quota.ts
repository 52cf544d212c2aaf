import 'server-only'
import { createDayCounter } from '@/lib/day-counter'
import { entitlements } from '@/lib/entitlements'
import { untilNextKoreaDay } from '@/lib/korea-day'
import { questionsOfAnAddress } from './constants'
import type { ChatOwner } from './owner'
import type { Quota } from './request-schema'

const byOwner = createDayCounter('chat.owner')
/** Deleting a cookie makes another device, not another address. */
const byAddress = createDayCounter('chat.address')

const keyOf = (owner: ChatOwner) =>
  owner.kind === 'user' ? `user ${owner.user.id}` : `device ${owner.device}`
const visitorsADay = entitlements.visitor.questionsADay

export type Taken =
  | { ok: true; quota: Quota /** Of an answer that never was. */; giveBack: () => Promise<void> }
  | { ok: false; limit: number; retryAfterMinutes: number }

/**
 * Counts a question of the day.
 * @param address of the request, which counts for visitors
 */
export async function takeQuestion(owner: ChatOwner, address: string, now: Date): Promise<Taken> {
  const { questionsADay: limit } = entitlements[owner.plan]
  const refused: Taken = {
    ok: false,
    limit,
    retryAfterMinutes: Math.ceil(untilNextKoreaDay(now) / 60_000),
  }
  const own = await byOwner.take(keyOf(owner), limit, now)
  if (!own.allowed) return refused
  const giveBack = () => byOwner.giveBack(keyOf(owner), now)
  if (owner.kind === 'user') return { ok: true, quota: { limit, left: own.left }, giveBack }
  const shared = await byAddress.take(address, questionsOfAnAddress, now)
  if (!shared.allowed) {
    await giveBack()
    return refused
  }
  return {
    ok: true,
    quota: { limit, left: Math.min(own.left, shared.left) },
    giveBack: async () => {
      await Promise.all([giveBack(), byAddress.giveBack(address, now)])
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
  if (owner?.kind === 'user') return { limit, left: own }
  const shared = await byAddress.left(address, questionsOfAnAddress, now)
  return { limit, left: Math.min(own, shared) }
}
