/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { cancelAtEnd, choosePlan, endNow, resume } from '@/lib/billing/actions'
import { readCard, readPayments, readQuote, readSubscription } from '@/lib/billing/data'
import { initialActionState } from '@/lib/billing/subscription/action-state'
import { env } from '@/lib/env'
import { makePerson, type Person } from '@/tests/factories/person'
import { type BillingFixture, startBillingFixture } from '@/tests/lib/billing/billing-fixture'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'

let fixture: BillingFixture
let asking: SupabaseClient
let owner: Person
const later: Promise<unknown>[] = []
// Cookies, headers and what comes after an answer exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => asking }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => fixture.ctx.service }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))
jest.mock('next/server', () => ({
  after: (work: () => Promise<unknown>) => {
    later.push(work())
  },
}))

const dayMs = 24 * 3600_000

beforeAll(async () => {
  fixture = await startBillingFixture(new Date(Date.now() - 20 * dayMs).toISOString())
  Object.assign(env(), {
    TOSS_API_URL: fixture.toss.url,
    TOSS_SECRET_KEY: fixture.toss.secretKey,
    BILLING_SECRET: 'a secret of the tests that is long enough',
    RESEND_URL: fixture.supabase.url,
    RESEND_API_KEY: fixture.supabase.secretKey,
  })
})
afterAll(() => fixture.stop())
beforeEach(async () => {
  await fixture.toss.faults({})
  owner = await makePerson(fixture.supabase)
  asking = owner.client
})
afterEach(async () => {
  await Promise.all(later.splice(0))
})

const form = (fields: Record<string, string> = {}) => formOf({ locale: 'en', ...fields })
const subscription = () => readSubscription(owner.client, owner.id)
const quoted = async () => (await readQuote(fixture.ctx.service, owner.id, new Date()))?.amount ?? 0

it('is cancelled at its end, and resumed; the mail does not wait', async () => {
  await fixture.checkout(owner.id)
  expect(await redirectTarget(cancelAtEnd(initialActionState, form()))).toBe(
    '/en/billing?done=cancelling',
  )
  expect(await subscription()).toMatchObject({ state: 'active', cancelling: true })
  await Promise.all(later.splice(0))
  expect((await fixture.supabase.lastMail(owner.email))?.subject).toContain('해지가 예약')
  expect(await redirectTarget(resume(initialActionState, form()))).toBe('/en/billing?done=resumed')
  expect(await subscription()).toMatchObject({ cancelling: false })
  const events = await fixture.supabase
    .sql`select event_type from security_logs where user_id = ${owner.id}`
  expect(events.map(({ event_type }) => event_type)).toEqual(['subscription_cancelled'])
  const acts = await fixture.supabase
    .sql`select activity_data from user_activity where user_id = ${owner.id} order by stored_at`
  expect(acts.map(({ activity_data }) => activity_data.act)).toEqual(['cancelling', 'resumed'])
})

it('another plan needs consent, and begins at the renewal', async () => {
  await fixture.checkout(owner.id)
  expect(await choosePlan(initialActionState, form({ plan: '1year' }))).toMatchObject({
    problem: 'check',
  })
  expect(await choosePlan(initialActionState, form({ plan: 'x', consent: 'on' }))).toMatchObject({
    problem: 'check',
  })
  const chosen = form({ plan: '1year', consent: 'on' })
  expect(await redirectTarget(choosePlan(initialActionState, chosen))).toBe('/en/billing?done=plan')
  expect(await subscription()).toMatchObject({
    planId: '1month',
    price: 55_000,
    nextPlanId: '1year',
    nextPrice: 550_000,
  })
})

it('ended at once, what is due is given back at the provider', async () => {
  const { orderId } = await fixture.checkout(owner.id, { plan: '6months' })
  expect(orderId).toBeTruthy()
  const amount = await quoted()
  expect(amount).toBeGreaterThan(200_000)
  expect(amount).toBeLessThan(300_000)
  const other = form({ amount: String(amount + 1) })
  expect(await endNow(initialActionState, other)).toEqual({
    attempt: 1,
    problem: 'changed',
    amount,
  })
  expect(await subscription()).toMatchObject({ state: 'active' })
  const ended = form({ amount: String(amount) })
  expect(await redirectTarget(endNow(initialActionState, ended))).toBe('/en/billing?done=refunded')
  expect(await subscription()).toMatchObject({ state: 'cancelled' })
  const { payments } = await readPayments(owner.client, owner.id, 1)
  expect(payments).toMatchObject([{ state: 'paid', amount: 300_000, refunded: amount }])
  // A second click finds nothing to end.
  expect(await endNow(initialActionState, ended)).toMatchObject({ problem: 'missing' })
  const { payments: ledger } = await fixture.toss.ledger()
  expect(ledger.filter(({ balanceAmount }) => balanceAmount === 300_000 - amount)).toHaveLength(1)
})

it('a provider that does not answer leaves the refund to the next run', async () => {
  await fixture.checkout(owner.id)
  const faults = [
    { call: 'cancel', fault: 'dropRequest', times: 2 },
    { call: 'byKey', fault: 'dropRequest', times: 2 },
  ]
  await fixture.toss.faults({ faults })
  const ended = form({ amount: String(await quoted()) })
  expect(await redirectTarget(endNow(initialActionState, ended))).toBe('/en/billing?done=refunding')
  expect(await subscription()).toMatchObject({ state: 'cancelled' })
  await fixture.toss.faults({})
})

describe('somebody else', () => {
  it('sees nothing of it, and ends nothing', async () => {
    await fixture.checkout(owner.id)
    const { cardId = '' } = (await subscription()) ?? {}
    for (const role of ['user', 'supervisor', 'admin'] as const) {
      const stranger = await makePerson(fixture.supabase, role)
      expect(await readSubscription(stranger.client, stranger.id)).toBeNull()
      expect(await readSubscription(stranger.client, owner.id)).toBeNull()
      expect(await readCard(stranger.client, owner.id, cardId)).toBeNull()
      expect(await readPayments(stranger.client, owner.id, 1)).toEqual({ payments: [], total: 0 })
      asking = stranger.client
      for (const act of [cancelAtEnd, resume]) {
        expect(await act(initialActionState, form())).toMatchObject({ problem: 'missing' })
      }
      const told = form({ amount: '0', plan: '1year', consent: 'on', user: owner.id })
      expect(await endNow(initialActionState, told)).toMatchObject({ problem: 'missing' })
      expect(await choosePlan(initialActionState, told)).toMatchObject({ problem: 'missing' })
    }
    expect(await subscription()).toMatchObject({ state: 'active', cancelling: false })
  })

  it('and nobody is asked to log in', async () => {
    asking = fixture.supabase.visitor()
    for (const act of [cancelAtEnd, resume, choosePlan, endNow]) {
      expect(await act(initialActionState, form({ amount: '0' }))).toMatchObject({
        problem: 'unauthorized',
      })
    }
  })
})
