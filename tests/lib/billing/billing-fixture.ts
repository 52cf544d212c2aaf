import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { confirmCheckout } from '@/lib/billing/checkout/confirm'
import { openCheckout } from '@/lib/billing/checkout/mutations'
import type { CheckoutPurpose, CheckoutResult } from '@/lib/billing/checkout/status'
import type { Plan, PlanId } from '@/lib/billing/constants'
import { plans } from '@/lib/billing/constants'
import type { BillingContext } from '@/lib/billing/context'
import { createEncryption } from '@/lib/billing/encryption'
import { type RunFigures, runRenewals } from '@/lib/billing/renewals/run'
import { tossProvider } from '@/lib/billing/service'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { type Clock, clockAt } from './clock'
import { cards, type StandIn, startStandIn } from './stand-in'

type Row = Record<string, unknown>

export type BillingFixture = {
  clock: Clock
  ctx: BillingContext
  supabase: SupabaseProcess
  toss: StandIn
  /** An account, by its id. */
  person: () => Promise<string>
  /** From the payment form to the first charge. */
  checkout: (user: string, bought?: Bought) => Promise<{ orderId: string; result: CheckoutResult }>
  run: (most?: number) => Promise<RunFigures>
  subscription: (user: string) => Promise<Row>
  payments: (user: string) => Promise<Row[]>
  notices: (user: string) => Promise<string[]>
  /** Nothing was ever bought. */
  clear: () => Promise<void>
  stop: () => Promise<void>
}

type Bought = { plan?: PlanId; card?: string; purpose?: CheckoutPurpose }

export const planOf = (id: PlanId): Plan => {
  const plan = plans.find((each) => each.id === id)
  if (!plan) throw new Error(id)
  return plan
}

export const orderId = () => `order-${randomUUID()}`

async function newest(sql: postgres.Sql, user: string): Promise<Row> {
  const [row] = await sql`select *, period_start::text, period_end::text from subscriptions
    where user_id = ${user} order by created_at desc, id limit 1`
  if (!row) throw new Error('no subscription')
  return row
}

/** Billing with a database, a provider and a clock of its own. */
export async function startBillingFixture(start = '2026-12-01T03:00:00Z'): Promise<BillingFixture> {
  const clock = clockAt(start)
  const [supabase, toss] = await Promise.all([startSupabase(), startStandIn(clock)])
  const { sql } = supabase
  const { url, secretKey } = toss
  const ctx: BillingContext = {
    service: supabase.admin(),
    provider: tossProvider({ url, secretKey, chargeLimitMs: 20_000, limitMs: 20_000 }),
    encryption: createEncryption('a secret of the tests that is long enough'),
    now: clock.now,
  }
  return {
    clock,
    ctx,
    supabase,
    toss,
    person: async () => {
      const email = `payer-${randomUUID()}@example.test`
      const made = await supabase.admin().auth.admin.createUser({ email, email_confirm: true })
      if (made.error) throw made.error
      const { id } = made.data.user
      await sql`insert into profiles (id, email) values (${id}, ${email})`
      return id
    },
    checkout: async (user, { plan = '1month', card = cards.good, purpose = 'subscribe' } = {}) => {
      const id = orderId()
      const bought = purpose === 'subscribe' ? planOf(plan) : null
      const order = { user, purpose, orderId: id, plan: bought, name: '', terms: '2026-11-21' }
      const opened = await openCheckout(ctx.service, order, clock.now())
      if (!opened.ok) throw new Error(opened.reason)
      const { customerKey } = opened
      const authKey = await toss.register(customerKey, card)
      const result = await confirmCheckout(ctx, user, { orderId: id, customerKey, authKey })
      if (result === 'wrong-customer') throw new Error(result)
      return { orderId: id, result }
    },
    run: (limit = 100) => runRenewals(ctx, { limit, concurrency: 4 }),
    subscription: (user) => newest(sql, user),
    payments: (user) =>
      sql`select *, period_start::text, period_end::text from payments
        where user_id = ${user} order by created_at, period`,
    notices: async (user) => {
      const rows = await sql`select kind from billing_notices where user_id = ${user} order by id`
      return rows.map(({ kind }) => String(kind))
    },
    clear: async () => {
      await sql`truncate billing_cards, subscriptions, organization_seats, payments, payment_attempts, refunds, checkouts,
        billing_notices, billing_webhooks`
    },
    stop: async () => {
      await Promise.all([supabase.stop(), toss.stop()])
    },
  }
}
