import { randomInt, randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { type Seeding, type TableCase, wholly } from './table-case'

/** What samples hang on; every seed sees to it that it is there. */
const sampleCard = '00000000-0000-4000-8000-00000000ca4d'
const sampleSubscription = '00000000-0000-4000-8000-0000000005ab'
const samplePayment = '00000000-0000-4000-8000-0000000000a1'

const card = (owner: string | null, id: string = randomUUID()) => ({
  id,
  user_id: owner,
  customer_key: 'customer',
  key_sealed: 'v1.sealed',
  key_mark: randomUUID(),
})
const subscription = (owner: string | null, id: string = randomUUID()) => ({
  id,
  user_id: owner,
  state: 'cancelled',
  plan_id: '1month',
  price: 55_000,
  months: 1,
  card_id: sampleCard,
  anchor_date: '2026-12-01',
  anchor_months: 1,
  period_start: '2026-12-01',
  period_end: '2027-01-01',
  ended_at: '2026-12-02T00:00:00Z',
})
const payment = (owner: string | null, id: string = randomUUID()) => ({
  id,
  user_id: owner,
  subscription_id: sampleSubscription,
  card_id: sampleCard,
  period: randomInt(1, 1_000_000_000),
  order_id: `order-${randomUUID()}`,
  plan_id: '1month',
  months: 1,
  amount: 55_000,
  period_start: '2026-12-01',
  period_end: '2027-01-01',
  state: 'declined',
  requested_at: '2026-12-01T00:00:00Z',
})
const attempt = () => ({
  payment_id: samplePayment,
  attempt: randomInt(1, 1_000_000_000),
  idempotency_key: randomUUID(),
  requested_at: '2026-12-01T00:00:00Z',
})
const refund = (owner: string) => ({
  id: randomUUID(),
  user_id: owner,
  payment_id: samplePayment,
  amount: 1000,
  kind: 'operator',
  state: 'done',
})
const checkout = (owner: string) => ({
  id: randomUUID(),
  user_id: owner,
  order_id: `order-${randomUUID()}`,
  purpose: 'card',
  terms: '2026-11-21',
})
const notice = (owner: string) => ({ user_id: owner, kind: 'receipt', occasion: randomUUID() })
const webhook = () => ({ transmission_id: randomUUID(), event_type: 'BILLING_DELETED' })

let seated = ''
/** An organisation whose seats are paid for. */
async function seatedOrganization(sql: postgres.Sql): Promise<string> {
  const [row] =
    await sql`insert into organizations (name) values ('가나다 법률사무소') returning id`
  seated = String(row?.id)
  return seated
}

async function parents(sql: postgres.Sql): Promise<void> {
  await sql`insert into billing_cards ${sql(card(null, sampleCard))} on conflict (id) do nothing`
  await sql`insert into subscriptions ${sql(subscription(null, sampleSubscription))} on conflict (id) do nothing`
  await sql`insert into payments ${sql(payment(null, samplePayment))} on conflict (id) do nothing`
}

/** A table in which the owner has one row more after each seed. */
const billing = (
  table: string,
  key: string,
  row: (owner: string) => Record<string, string | number | null>,
  change: Record<string, string | number>,
  may: TableCase['may'] = wholly,
): TableCase => ({
  name: table,
  table,
  key,
  async seed({ sql, owner }: Seeding) {
    await parents(sql)
    const made = row(owner)
    const [kept] = await sql`insert into ${sql(table)} ${sql(made)} returning ${sql(key)} as key`
    return String(kept?.key)
  },
  sample: ({ newcomer }) => row(newcomer),
  change,
  may,
})

/**
 * Only the server writes what was paid, and only subscriptions are read whole: of cards, payments and refunds
 * some columns are, which billing-rows.test.ts proves.
 */
export const billingTables: readonly TableCase[] = [
  {
    ...billing(
      'billing_customers',
      'user_id',
      (user_id) => ({ user_id, customer_key: randomUUID() }),
      {
        customer_key: 'another key',
      },
    ),
    async seed({ sql, owner }) {
      await sql`insert into billing_customers (user_id) values (${owner}) on conflict do nothing`
      return owner
    },
  },
  billing('billing_cards', 'id', card, { number: 'another' }),
  billing('subscriptions', 'id', subscription, { price: 1 }, { owner: 's', ...wholly }),
  {
    ...billing('organization_seats', 'subscription_id', () => ({}), { seats: 9 }),
    // Whoever pays for seats reads them.
    may: { owner: 's', ...wholly },
    async seed({ sql, owner }) {
      await parents(sql)
      const made = subscription(owner)
      await sql`insert into subscriptions ${sql(made)}`
      await sql`insert into organization_seats (organization_id, subscription_id, seats)
        values (${await seatedOrganization(sql)}, ${made.id}, 2)`
      return made.id
    },
    sample: () => ({ organization_id: seated, subscription_id: sampleSubscription, seats: 1 }),
  },
  billing('payments', 'id', payment, { amount: 1 }),
  billing('payment_attempts', 'idempotency_key', attempt, { code: 'X' }),
  billing('refunds', 'id', refund, { amount: 1 }),
  billing('checkouts', 'id', checkout, { state: 'left' }),
  billing('billing_notices', 'id', notice, { tries: 3 }),
  billing('billing_webhooks', 'transmission_id', webhook, { event_type: 'X' }),
]
