import 'server-only'
import { log } from '@/lib/log'
import type { BillingContext } from './context'
import { type LeavingCard, markCardDeleted } from './mutations'

/**
 * Has the provider forget a card that nobody pays with any more. One that it does not know is forgotten already.
 * @returns whether it is gone
 */
export async function deleteBillingKey(
  ctx: BillingContext,
  leaving: LeavingCard,
): Promise<boolean> {
  const { card, customerKey, keySealed } = leaving
  const answer = await ctx.provider.deleteBillingKey(ctx.encryption.decrypt(keySealed, customerKey))
  // Refused for any reason but a lost answer: the provider has no such key.
  if (answer.ok || answer.kind === 'missing' || answer.kind === 'refused') {
    await markCardDeleted(ctx.service, card, ctx.now())
    return true
  }
  log.warn('billing.card-not-forgotten', { card, code: answer.code })
  return false
}
