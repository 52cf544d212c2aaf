import 'server-only'
import type { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import { checkoutRowSchema, firstPaymentSchema, subscriptionStateSchema } from './schema'
import { type CheckoutOutcome, checkoutResultOf, type FirstPayment } from './status'

/** The state of the subscription that this person has now. @param db their own session, or the service's */
export async function readSubscriptionState(
  db: Db,
  userId: string,
): Promise<z.infer<typeof subscriptionStateSchema>['state'] | null> {
  const answer = await db
    .from('subscriptions')
    .select('state')
    .eq('user_id', userId)
    .in('state', ['pending', 'active', 'past_due'])
    .maybeSingle()
  return subscriptionStateSchema.nullable().parse(unwrapResult(answer))?.state ?? null
}

/**
 * How far an order of this person is; null for any other person's. Changes nothing.
 * @param service checkouts are nobody's own
 */
export async function readCheckoutOutcome(
  service: ServiceDb,
  userId: string,
  orderId: string,
): Promise<{ isOpen: boolean; isIssuing: boolean; outcome: CheckoutOutcome } | null> {
  const answer = await service
    .from('checkouts')
    .select('state, purpose, planId:plan_id, code:failure_code, subscription:subscription_id')
    .eq('order_id', orderId)
    .eq('user_id', userId)
    .maybeSingle()
  const row = checkoutRowSchema.nullable().parse(unwrapResult(answer))
  if (!row) return null
  const isPaid = row.state === 'done' && row.purpose === 'subscribe' && row.subscription
  const paid = isPaid ? await readFirstPayment(service, userId, isPaid) : null
  return {
    // Left once, and taken up again: the window may still end well.
    isOpen: row.state === 'open' || row.state === 'left',
    isIssuing: row.state === 'issuing',
    outcome: { ...checkoutResultOf(row), paid },
  }
}

async function readFirstPayment(
  service: ServiceDb,
  userId: string,
  subscription: string,
): Promise<FirstPayment | null> {
  const answer = await service
    .from('payments')
    .select('amount, card:card_text, approvedAt:approved_at, nextOn:period_end')
    .eq('subscription_id', subscription)
    .eq('user_id', userId)
    .eq('kind', 'period')
    .eq('period', 1)
    .eq('state', 'paid')
    .maybeSingle()
  return firstPaymentSchema.nullable().parse(unwrapResult(answer))
}
