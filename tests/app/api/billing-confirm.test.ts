/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { GET } from '@/app/api/billing/checkouts/[orderId]/route'
import { POST } from '@/app/api/billing/confirm/route'
import { openCheckout } from '@/lib/billing/checkout/mutations'
import { env } from '@/lib/env'
import { apiRequest, read } from '@/tests/factories/api-call'
import { makePerson, type Person } from '@/tests/factories/person'
import {
  type BillingFixture,
  orderId,
  planOf,
  startBillingFixture,
} from '@/tests/lib/billing/billing-fixture'
import { cards } from '@/tests/lib/billing/stand-in'

let fixture: BillingFixture
let asking: SupabaseClient
let owner: Person
const later: Promise<unknown>[] = []
// Cookies and what comes after an answer exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => asking }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => fixture.ctx.service }))
jest.mock('next/headers', () => ({ headers: async () => new Headers({ 'user-agent': 'Jest' }) }))
jest.mock('next/server', () => ({
  after: (work: () => Promise<unknown>) => {
    later.push(work())
  },
}))

beforeAll(async () => {
  fixture = await startBillingFixture()
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

/** What the card window brings back for an order of the owner. */
async function cardWindow(card: string = cards.good) {
  const id = orderId()
  const order = { user: owner.id, purpose: 'subscribe' as const, orderId: id }
  const bought = { plan: planOf('1month'), name: '', terms: '2026-11-21 ko' }
  const opened = await openCheckout(fixture.ctx.service, { ...order, ...bought }, new Date())
  if (!opened.ok) throw new Error(opened.reason)
  const { customerKey } = opened
  const authKey = await fixture.toss.register(customerKey, card)
  return { orderId: id, customerKey, authKey }
}
type Returned = Awaited<ReturnType<typeof cardWindow>>

const confirm = async (body: unknown) => read(await POST(apiRequest('/api/billing/confirm', body)))
const ask = async (id: string) =>
  read(
    await GET(apiRequest(`/api/billing/checkouts/${id}`), {
      params: Promise.resolve({ orderId: id }),
    }),
  )

/** The form of the page, as a browser without script sends it. */
async function sendForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/api/billing/confirm', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })
  const response = await POST(request)
  return { status: response.status, location: response.headers.get('location') }
}
const signOut = () => {
  asking = fixture.supabase.visitor()
}
const payments = async () => (await fixture.payments(owner.id)).map(({ state }) => state)

it('registers the card and takes the payment; sent again, it answers the same and charges nothing', async () => {
  const returned = await cardWindow()
  const paid = { amount: 55_000, nextOn: expect.any(String), card: expect.any(String) }
  const done = { success: true, data: { status: 'done', planId: '1month', paid } }
  expect(await confirm(returned)).toMatchObject({ status: 200, body: done })
  expect(await confirm(returned)).toMatchObject({ status: 200, body: done })
  expect(await ask(returned.orderId)).toMatchObject({ status: 200, body: done })
  expect(await payments()).toEqual(['paid'])
})

it('sent many times at once, it charges once', async () => {
  const returned = await cardWindow()
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(returned)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await payments()).toEqual(['paid'])
})

it('a card that is refused has its reason as a code', async () => {
  const refused = { status: 'refused', code: 'REJECT_CARD_PAYMENT', paid: null }
  expect(await confirm(await cardWindow(cards.poor))).toMatchObject({
    status: 200,
    body: { data: refused },
  })
})

it('an exchange that was cut goes on when its page asks how far it is', async () => {
  const returned = await cardWindow()
  await fixture.toss.faults({ faults: [{ fault: 'dropAnswer', call: 'issue', times: 1 }] })
  expect(await confirm(returned)).toMatchObject({ body: { data: { status: 'waiting' } } })
  await fixture.supabase.sql`update checkouts set lease_until = now() - interval '1 minute'`
  expect(await ask(returned.orderId)).toMatchObject({ body: { data: { status: 'done' } } })
  expect(await payments()).toEqual(['paid'])
})

it('nobody who is signed out, and nothing that the card window does not bring', async () => {
  const returned = await cardWindow()
  expect(await confirm({ ...returned, authKey: '' })).toMatchObject({ status: 400 })
  expect(await confirm('{')).toMatchObject({ status: 400 })
  signOut()
  const unauthorized = { status: 401, body: { error: { code: 'unauthorized' } } }
  expect(await confirm(returned)).toMatchObject(unauthorized)
  expect(await ask(returned.orderId)).toMatchObject(unauthorized)
  expect(await payments()).toEqual([])
})

it('another person’s order, and a key of another customer, bring nothing and are logged', async () => {
  const returned: Returned = await cardWindow()
  const missing = { status: 200, body: { data: { status: 'missing', paid: null } } }
  expect(await confirm({ ...returned, customerKey: 'another-customer' })).toMatchObject(missing)
  const [logged] = await fixture.supabase.sql`select event_type from security_logs
    where user_id = ${owner.id}`
  expect(logged?.event_type).toBe('access_denied')
  const other = await makePerson(fixture.supabase)
  asking = other.client
  expect(await confirm(returned)).toMatchObject(missing)
  expect(await ask(returned.orderId)).toMatchObject(missing)
  expect(await payments()).toEqual([])
})

describe('without script', () => {
  it('the form pays and leads to the page of the result', async () => {
    const returned = await cardWindow()
    expect(await sendForm({ ...returned, planId: '1month', locale: 'en' })).toEqual({
      status: 303,
      location: `/en/billing-success?orderId=${returned.orderId}&planId=1month`,
    })
    expect(await payments()).toEqual(['paid'])
  })

  it('what could not be sent can be sent again, and is not charged', async () => {
    const returned = await cardWindow()
    signOut()
    const { location } = await sendForm({ ...returned, planId: 'none', locale: 'ko' })
    const { pathname, searchParams } = new URL(location ?? '', 'http://localhost:3000')
    expect(pathname).toBe('/billing-success')
    expect(Object.fromEntries(searchParams)).toEqual({ ...returned, reason: 'signedOut' })
    expect(await payments()).toEqual([])
  })

  it('a page of another site is refused', async () => {
    const returned = await cardWindow()
    const answer = await sendForm(returned, { 'sec-fetch-site': 'cross-site' })
    expect(answer).toEqual({ status: 403, location: null })
    expect(await payments()).toEqual([])
  })
})
