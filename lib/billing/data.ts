import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import { paymentsPerPage } from './constants'
import {
  type Card,
  cardSchema,
  type OpenRefund,
  type Payment,
  paymentSchema,
  type Quote,
  quoteSchema,
  refundSchema,
  type Subscription,
  subscriptionSchema,
} from './subscription/schema'

// Everything is read with the person's own session. Whose rows are meant is said besides, because an
// administrator's session may read those of others too.

/** The one that runs, or else the newest. */
export async function readSubscription(db: Db, userId: string): Promise<Subscription | null> {
  const columns = `id, state, plan_id, price, card_id, period, period_start, period_end, next_plan_id,
    next_price, seat_price, next_seat_price, cancel_at_period_end, ended_at,
    organization_seats(seats, next_seats)`
  const answer = await db
    .from('subscriptions')
    .select(columns)
    .eq('user_id', userId)
    // What runs has no end, and there is one at most.
    .order('ended_at', { ascending: false, nullsFirst: true })
    .limit(1)
  return z.array(subscriptionSchema).parse(unwrapResult(answer))[0] ?? null
}

export async function readCard(db: Db, userId: string, id: string): Promise<Card | null> {
  const answer = await db
    .from('billing_cards')
    .select('id, company, number, kind, state')
    .eq('user_id', userId)
    .eq('id', id)
    .maybeSingle()
  return cardSchema.nullable().parse(unwrapResult(answer))
}

const paymentColumns = `id, subscription_id, kind, seats, seats_amount, period, plan_id, amount, period_start, period_end, state,
  try_at, card_text, receipt_url, failure_code, approved_at, refunded, created_at`

/** The newest payment of a subscription: of its present period, or of the one that could not be paid. */
export async function readNewestPayment(
  db: Db,
  userId: string,
  subscription: string,
): Promise<Payment | null> {
  const answer = await db
    .from('payments')
    .select(paymentColumns)
    .eq('user_id', userId)
    .eq('subscription_id', subscription)
    .eq('kind', 'period')
    .order('period', { ascending: false })
    .limit(1)
  return z.array(paymentSchema).parse(unwrapResult(answer))[0] ?? null
}

/** One page of the history, the newest first, and how many there are. */
export async function readPayments(
  db: Db,
  userId: string,
  page: number,
): Promise<{ payments: Payment[]; total: number }> {
  const from = (page - 1) * paymentsPerPage
  const answer = await db
    .from('payments')
    .select(paymentColumns, { count: 'exact' })
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + paymentsPerPage - 1)
  // Past the last page there is nothing (416).
  if (answer.error?.code === 'PGRST103') return { payments: [], total: answer.count ?? 0 }
  return { payments: z.array(paymentSchema).parse(unwrapResult(answer)), total: answer.count ?? 0 }
}

/** Refunds that were asked for and are not done, the oldest first. */
export async function readOpenRefunds(db: Db, userId: string): Promise<OpenRefund[]> {
  const answer = await db
    .from('refunds')
    .select('id, amount, created_at')
    .eq('user_id', userId)
    .in('state', ['asking', 'unknown'])
    .order('created_at')
  return z.array(refundSchema).parse(unwrapResult(answer))
}

/**
 * What ending now would give back; null without a subscription.
 * @param service reckoned by the database, as it will be when it is asked for
 */
export async function readQuote(
  service: ServiceDb,
  userId: string,
  now: Date,
): Promise<Quote | null> {
  const answer = await service.rpc('refund_quote', { p_user: userId, p_now: now.toISOString() })
  return quoteSchema.nullable().parse(unwrapResult(answer))
}
