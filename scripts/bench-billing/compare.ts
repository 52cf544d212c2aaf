import type postgres from 'postgres'
import { z } from 'zod'
import type { Encryption } from '@/lib/billing/encryption'
import type { Ledger } from './stand-in'

const paymentSchema = z.object({
  order_id: z.string(),
  state: z.string(),
  amount: z.number(),
  refunded: z.number(),
})
const markSchema = z.object({ key_mark: z.string() })
const countSchema = z.object({ what: z.string(), count: z.number() })

/** What is neither finished nor waiting for a day that has not come. */
const unfinished = (sql: postgres.Sql, now: Date) => sql`
  select 'payments not settled' as what, count(*)::int from public.payments
    where state in ('charging', 'unknown') or (state = 'declined' and try_at is not null)
  union all select 'subscriptions due', count(*)::int from public.subscriptions
    where state = 'pending' or (state = 'active' and public.korea_morning(period_end) <= ${now})
  union all select 'checkouts not ended', count(*)::int from public.checkouts
    where state not in ('done', 'refused')
  union all select 'refunds not made', count(*)::int from public.refunds where state <> 'done'
  union all select 'cards not forgotten', count(*)::int from public.billing_cards where state = 'leaving'`

/** How many things are wrong; every one of these is to be 0. */
export type Violations = Record<string, number>

/** Holds what the provider has really done against what is written down here. */
export async function compare(
  sql: postgres.Sql,
  ledger: Ledger,
  seal: Encryption,
  now: Date,
): Promise<Violations> {
  const ours = z
    .array(paymentSchema)
    .parse(await sql`select order_id, state, amount, refunded from public.payments`)
  const paidHere = new Map(
    ours.filter(({ state }) => state === 'paid').map((payment) => [payment.order_id, payment]),
  )
  const there = new Map<string, Ledger['payments'][number]>()
  let twice = 0
  for (const payment of ledger.payments) {
    if (there.has(payment.orderId)) twice += 1
    there.set(payment.orderId, payment)
  }
  // Everybody of the bench owes one payment: a second one that was kept is one too many.
  const kept = new Map<string, number>()
  for (const { customerKey, balanceAmount } of ledger.payments) {
    if (balanceAmount > 0) kept.set(customerKey, (kept.get(customerKey) ?? 0) + 1)
  }
  for (const count of kept.values()) twice += Math.max(0, count - 1)

  const both = [...there.values()].flatMap((theirs) => {
    const here = paidHere.get(theirs.orderId)
    return here ? [{ here, theirs }] : []
  })
  const marks = new Set(
    z
      .array(markSchema)
      .parse(await sql`select key_mark from public.billing_cards where key_mark is not null`)
      .map(({ key_mark }) => key_mark),
  )
  const alive = new Set(ledger.billingKeys.map(({ billingKey }) => seal.fingerprint(billingKey)))
  const [people] = await sql`
    select count(*)::int as count from (select user_id from public.subscriptions
      where state in ('pending', 'active', 'past_due') group by user_id having count(*) > 1) twice`
  const rows = z.array(countSchema).parse(await unfinished(sql, now))
  return {
    'charged twice': twice,
    'paid there, not here': [...there.keys()].filter((order) => !paidHere.has(order)).length,
    'paid here, not there': [...paidHere.keys()].filter((order) => !there.has(order)).length,
    'other amounts': both.filter(({ here, theirs }) => here.amount !== theirs.amount).length,
    'other refunds': both.filter(
      ({ here, theirs }) => here.refunded !== theirs.amount - theirs.balanceAmount,
    ).length,
    'keys lost': [...alive].filter((mark) => !marks.has(mark)).length,
    'keys dead': [...marks].filter((mark) => !alive.has(mark)).length,
    'subscribed twice': Number(people?.count),
    ...Object.fromEntries(rows.map(({ what, count }) => [what, count])),
  }
}
