import 'server-only'
import { after } from 'next/server'
import { logSecurity } from '@/lib/activity/security-log'
import type { SessionUser } from '@/lib/auth/schema'
import { createBillingContext } from '@/lib/billing/context'
import { deliverPending } from '@/lib/billing/notices/delivery'
import { AppError } from '@/lib/errors'
import { serviceClient } from '@/lib/supabase/service-client'
import { confirmCheckout, resumeCheckout } from './confirm'
import { readCheckoutOutcome } from './data'
import { checkoutStatusLimiter } from './rate-limits'
import type { CardWindowReturn } from './schema'
import { type CheckoutOutcome, type CheckoutResult, missingOutcome } from './status'

async function limit({ id }: SessionUser): Promise<void> {
  if (!(await checkoutStatusLimiter.take(id)).allowed) throw new AppError('rateLimit')
}

/**
 * Goes on with what the card window brought to this person. Called again, it answers how far that is and charges
 * nothing twice.
 * @throws AppError `rateLimit`, or `unavailable` where no provider is set
 */
export async function confirmOrder(
  user: SessionUser,
  returned: CardWindowReturn,
): Promise<CheckoutOutcome> {
  await limit(user)
  const result = await confirmCheckout(createBillingContext(), user.id, returned)
  if (result === 'wrong-customer') {
    const data = { need: 'own customer key', page: 'billingSuccess' }
    await logSecurity({ type: 'access_denied', level: 'warning', user, data })
    return missingOutcome
  }
  return withPayment(user.id, returned.orderId, result)
}

/**
 * How far an order of this person is. An exchange that was begun and not finished is gone on with.
 * @throws AppError `rateLimit`
 */
export async function followOrder(user: SessionUser, orderId: string): Promise<CheckoutOutcome> {
  await limit(user)
  const found = await readCheckoutOutcome(serviceClient(), user.id, orderId)
  if (!found) return missingOutcome
  if (!found.isIssuing) return found.outcome
  const result = await resumeCheckout(createBillingContext(), { user: user.id, orderId })
  return withPayment(user.id, orderId, result)
}

async function withPayment(
  user: string,
  orderId: string,
  result: CheckoutResult,
): Promise<CheckoutOutcome> {
  if (result.status !== 'done') return { ...result, paid: null }
  after(deliverPending)
  const found = await readCheckoutOutcome(serviceClient(), user, orderId)
  return { ...result, paid: found?.outcome.paid ?? null }
}
