import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import type { PlanId } from '@/lib/billing/constants'
import { plans } from '@/lib/billing/constants'

export type Subscribed = {
  plan?: PlanId
  state?: 'pending' | 'active' | 'past_due' | 'cancelled' | 'expired'
  /** The first day of the present period. */
  start?: string
  cancelling?: boolean
  receiptUrl?: string | null
}

/** A subscription in its first period, paid for (unless `pending`), past the payment form. */
export async function subscribe(
  sql: postgres.Sql,
  user: string,
  {
    plan = '1month',
    state = 'active',
    start,
    cancelling = false,
    receiptUrl = null,
  }: Subscribed = {},
): Promise<{ subscription: string; payment: string; card: string }> {
  const chosen = plans.find(({ id }) => id === plan)
  if (!chosen) throw new Error(plan)
  const { price, months } = chosen
  const [subscription, card, payment] = [randomUUID(), randomUUID(), randomUUID()]
  const first = start ?? new Date().toISOString().slice(0, 10)
  const ended = state === 'cancelled' || state === 'expired'
  const paid = state !== 'pending'
  await sql`insert into billing_cards (id, user_id, customer_key, key_sealed, key_mark, company, number, kind)
    values (${card}, ${user}, ${`customer-${user}`}, 'v1.sealed', ${card}, '41', '4330****123*', '신용')`
  await sql`insert into subscriptions (id, user_id, state, plan_id, price, months, card_id, anchor_date,
      anchor_months, period_start, period_end, cancel_at_period_end, ended_at)
    values (${subscription}, ${user}, ${state}, ${plan}, ${price}, ${months}, ${card}, ${first}, ${months},
      ${first}, (${first}::date + make_interval(months => ${months}))::date, ${cancelling},
      ${ended ? new Date() : null})`
  await sql`insert into payments (id, user_id, subscription_id, card_id, period, order_id, plan_id, months,
      amount, period_start, period_end, state, requested_at, payment_key, card_text, receipt_url, approved_at)
    select ${payment}, user_id, id, card_id, 1, public.order_of(id, 1), plan_id, months, price, period_start,
      period_end, ${paid ? 'paid' : 'charging'}, now(), ${paid ? `key-${payment}` : null}, '4330****123*',
      ${receiptUrl}, ${paid ? new Date() : null}
    from subscriptions where id = ${subscription}`
  return { subscription, payment, card }
}
