import type { Env } from '@/lib/env'
import { koreanDay } from '@/lib/korean-time'
import type { CheckoutAvailability } from './types'

/** Whether money moves: the provider's own address, or that of a stand-in. */
function isStandIn({ EMBEDDED, TOSS_API_URL }: Pick<Env, 'EMBEDDED' | 'TOSS_API_URL'>) {
  return EMBEDDED === '1' && new URL(TOSS_API_URL).host !== 'api.tosspayments.com'
}

/** What the card window is opened with; null where nobody can pay. */
export function cardWindowOf(settings: Env): { clientKey: string; scriptUrl: string } | null {
  const { TOSS_CLIENT_KEY, TOSS_SECRET_KEY, BILLING_SECRET, TOSS_SCRIPT_URL } = settings
  if (!TOSS_CLIENT_KEY || !TOSS_SECRET_KEY || !BILLING_SECRET) return null
  return { clientKey: TOSS_CLIENT_KEY, scriptUrl: TOSS_SCRIPT_URL }
}

/** @param live the state of the subscription that this person has, if any */
export function checkoutAvailability(
  user: { email: string },
  live: 'pending' | 'active' | 'past_due' | null,
  settings: Env,
  now: Date,
): CheckoutAvailability {
  if (live) return { state: live === 'pending' ? 'pending' : 'subscribed' }
  const card = cardWindowOf(settings)
  if (!card) return { state: 'unconfigured' }
  return {
    state: 'ready',
    ...card,
    isStandIn: isStandIn(settings),
    email: user.email,
    today: koreanDay(now),
  }
}
