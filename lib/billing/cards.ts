import 'server-only'
import { log } from '@/lib/log'
import { claimCards, forgetCard } from './mutations'
import type { Till } from './till'

/**
 * Has the provider forget cards that nobody pays with any more. One that it does not know is forgotten already.
 * @returns how many are gone
 */
export async function forgetCards(till: Till, most: number): Promise<number> {
  let gone = 0
  for (const { card, customerKey, keySealed } of await claimCards(till.service, till.now(), most)) {
    const answer = await till.provider.forget(till.seal.open(keySealed, customerKey))
    // Refused for any reason but a lost answer: the provider has no such key.
    if (answer.ok || answer.kind === 'missing' || answer.kind === 'refused') {
      await forgetCard(till.service, card, till.now())
      gone += 1
    } else {
      log.warn('billing.card-not-forgotten', { card, code: answer.code })
    }
  }
  return gone
}
