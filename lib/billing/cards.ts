import 'server-only'
import { log } from '@/lib/log'
import { forgetCard, type LeavingCard } from './mutations'
import type { Till } from './till'

/**
 * Has the provider forget a card that nobody pays with any more. One that it does not know is forgotten already.
 * @returns whether it is gone
 */
export async function letGo(till: Till, leaving: LeavingCard): Promise<boolean> {
  const { card, customerKey, keySealed } = leaving
  const answer = await till.provider.forget(till.seal.open(keySealed, customerKey))
  // Refused for any reason but a lost answer: the provider has no such key.
  if (answer.ok || answer.kind === 'missing' || answer.kind === 'refused') {
    await forgetCard(till.service, card, till.now())
    return true
  }
  log.warn('billing.card-not-forgotten', { card, code: answer.code })
  return false
}
