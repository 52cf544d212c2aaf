import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { openCheckout } from '@/lib/billing/checkout/mutations'
import { plans } from '@/lib/billing/constants'
import type { BillingContext } from '@/lib/billing/context'
import type { ReturnedCheckout } from './message'
import type { StandIn } from './stand-in'

/** Cards of the stand-in: most are good, some are refused once, a few always. */
const good = '4330123412341235'
const once = '4330123400000116'
const poor = '4330123400000108'
const cardOf = (index: number) => (index % 50 === 7 ? poor : index % 25 === 3 ? once : good)

const batchSize = 500

/** Does something with each, so many at a time. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
) {
  let next = 0
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as T, at)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

const planOf = (index: number) => {
  const plan = plans[index % plans.length]
  if (!plan) throw new Error('no plan')
  return plan
}

type Payer = { user: string; customer: string }

async function makePayers(sql: postgres.Sql, count: number): Promise<Payer[]> {
  const payers = Array.from({ length: count }, () => ({
    user: randomUUID(),
    customer: randomUUID(),
  }))
  for (let at = 0; at < count; at += batchSize) {
    const some = payers.slice(at, at + batchSize)
    const rows = some.map(({ user: id }) => ({ id, email: `bench-${id}@example.test` }))
    await sql`insert into auth.users ${sql(rows)}`
    await sql`insert into public.profiles ${sql(rows)}`
    await sql`insert into public.billing_customers ${sql(
      some.map(({ user, customer }) => ({ user_id: user, customer_key: customer })),
    )}`
  }
  return payers
}

/** Subscriptions whose paid period ends today, each with a key that the stand-in has issued. */
export async function makeSubscribers(
  sql: postgres.Sql,
  ctx: BillingContext,
  toss: StandIn,
  count: number,
) {
  const payers = await makePayers(sql, count)
  const today = new Date(ctx.now().getTime() + 9 * 3600_000).toISOString().slice(0, 10)
  await forEachConcurrently(payers, 24, async ({ user, customer }, index) => {
    const authKey = await toss.register(customer, cardOf(index))
    const issued = await ctx.provider.issue({
      authKey,
      customerKey: customer,
      idempotencyKey: `seed-${customer}`,
    })
    if (!issued.ok) throw new Error(issued.code)
    const { billingKey } = issued.value
    const plan = planOf(index)
    await sql`
      with card as (
        insert into public.billing_cards (user_id, customer_key, key_sealed, key_mark)
        values (${user}, ${customer}, ${ctx.encryption.encrypt(billingKey, customer)}, ${ctx.encryption.fingerprint(billingKey)})
        returning id
      )
      insert into public.subscriptions (user_id, state, plan_id, price, months, card_id, anchor_date, anchor_months,
        period_start, period_end)
      select ${user}, 'active', ${plan.id}, ${plan.price}, ${plan.months}, card.id,
        (${today}::date - make_interval(months => ${plan.months}))::date, ${plan.months},
        (${today}::date - make_interval(months => ${plan.months}))::date, ${today}::date
      from card`
  })
}

/** Checkouts that have come back from the card window; every twentieth buyer has two of them, in two tabs. */
export async function makeBuyers(
  sql: postgres.Sql,
  ctx: BillingContext,
  toss: StandIn,
  count: number,
): Promise<ReturnedCheckout[]> {
  const came: ReturnedCheckout[] = []
  await forEachConcurrently(await makePayers(sql, count), 24, async ({ user }, index) => {
    for (let tab = 0; tab < (index % 20 === 0 ? 2 : 1); tab++) {
      const orderId = `bench-${randomUUID()}`
      const order = { user, purpose: 'subscribe' as const, orderId, plan: planOf(index) }
      const opened = await openCheckout(
        ctx.service,
        { ...order, name: '', terms: 'bench' },
        ctx.now(),
      )
      if (!opened.ok) throw new Error(opened.reason)
      const { customerKey } = opened
      came.push({
        user,
        orderId,
        customerKey,
        authKey: await toss.register(customerKey, cardOf(index)),
      })
    }
  })
  return came
}
