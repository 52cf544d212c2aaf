/** @jest-environment node */
import type { Mail } from '@/lib/mail/mail'
import { readDeletions } from '@/lib/users/data'
import { handleDeletionRequest } from '@/lib/users/handle-deletion-request'
import { makePerson, type Person } from '@/tests/factories/person'
import { type BillingFixture, startBillingFixture } from '@/tests/lib/billing/billing-fixture'

let fixture: BillingFixture
let admin: Person
beforeAll(async () => {
  fixture = await startBillingFixture()
  admin = await makePerson(fixture.supabase, 'admin')
}, 90_000)
afterAll(() => fixture.stop())
// An account goes on the clock of the database.
beforeEach(() => fixture.clock.set(new Date()))

/** Somebody with a plan who has asked to leave. */
async function leaver() {
  const person = await makePerson(fixture.supabase, 'user', { language: 'en' })
  await fixture.checkout(person.id)
  const { error } = await person.client.from('deletion_requests').insert({ reason: '' })
  if (error) throw error
  const { sql } = fixture.supabase
  const [request] = await sql`select id from deletion_requests where user_id = ${person.id}`
  const [payment] = await fixture.payments(person.id)
  return { person, request: String(request?.id), payment: String(payment?.id) }
}

async function accept(person: Person, request: string) {
  const sent: Mail[] = []
  const answer = { request, accept: true, email: person.email }
  const answered = await handleDeletionRequest(admin.client, answer, async (mail) => {
    sent.push(mail)
  })
  return { answered, sent }
}

const left = async (payment: string) => {
  const { sql } = fixture.supabase
  const [row] =
    await sql`select p.user_id, p.refunded, s.state, s.user_id as owner, c.state as card,
      r.amount, r.kind, r.state as refund, r.user_id as to_whom, r.asked_by
    from payments p join subscriptions s on s.id = p.subscription_id
      join billing_cards c on c.id = s.card_id left join refunds r on r.payment_id = p.id
    where p.id = ${payment}`
  return row
}

it('leaving ends the subscription and gives back what was not used', async () => {
  const { person, request, payment } = await leaver()
  const { answered, sent } = await accept(person, request)
  expect(answered).toEqual({ ok: true, mailed: true })
  expect(sent[0]?.text).toContain('KRW 55,000')
  expect(await left(payment)).toMatchObject({
    user_id: null,
    owner: null,
    state: 'cancelled',
    amount: 55_000,
    kind: 'withdrawal',
    refund: 'asking',
    to_whom: null,
    asked_by: null,
    card: 'leaving',
  })
  fixture.clock.set(new Date())
  expect(await fixture.run()).toMatchObject({ refunded: 1, cardsForgotten: 1, failed: 0 })
  expect(await left(payment)).toMatchObject({ refunded: 55_000, refund: 'done', card: 'deleted' })
  const [audit] = await fixture.supabase.sql`select detail from audit_log
    where action = 'account.deleted' order by id desc limit 1`
  expect(audit?.detail).toEqual({ refund: 55_000 })
})

it('of a period in use only the rest goes back', async () => {
  const { person, request, payment } = await leaver()
  await fixture.supabase.sql`update subscriptions set period_start = korea_day(now()) - 9,
    period_end = korea_day(now()) + 20 where user_id = ${person.id}`
  await fixture.supabase
    .sql`update payments set approved_at = now() - interval '9 days' where id = ${payment}`
  // 10 of 29 days, what is kept rounded down; the desk says so beforehand.
  const rest = 55_000 - Math.floor((55_000 * 10) / 29)
  const { open } = await readDeletions(admin.client, 1)
  expect(open).toContainEqual(expect.objectContaining({ id: request, refund: rest }))
  expect((await accept(person, request)).answered.ok).toBe(true)
  expect(await left(payment)).toMatchObject({ amount: rest, kind: 'cancel-now' })
  await fixture.run()
})

it('waits while money is on its way back already', async () => {
  const { person, request, payment } = await leaver()
  await fixture.supabase
    .sql`insert into refunds (payment_id, user_id, amount, kind, state, asked_at, try_at)
    values (${payment}, ${person.id}, 5000, 'operator', 'unknown', now(), '2030-01-01')`
  expect((await accept(person, request)).answered).toEqual({ ok: false, reason: 'busy' })
  expect(await fixture.subscription(person.id)).toMatchObject({ state: 'active' })
  const { sql } = fixture.supabase
  await sql`update refunds set state = 'done', try_at = null, done_at = now() where payment_id = ${payment}`
  await sql`update payments set refunded = 5000 where id = ${payment}`
  expect((await accept(person, request)).answered.ok).toBe(true)
  const refunds =
    await sql`select amount from refunds where payment_id = ${payment} order by created_at`
  expect(refunds.map(({ amount }) => amount)).toEqual([5000, 50_000])
})

it('a charge under way when its owner leaves is given back whole', async () => {
  const { person, request, payment } = await leaver()
  await fixture.supabase
    .sql`update payments set state = 'unknown', approved_at = null, payment_key = null,
    try_at = now() where id = ${payment}`
  await fixture.supabase
    .sql`update subscriptions set state = 'pending' where user_id = ${person.id}`
  expect((await accept(person, request)).answered.ok).toBe(true)
  fixture.clock.set(new Date())
  await fixture.run()
  fixture.clock.set(new Date())
  await fixture.run()
  expect(await left(payment)).toMatchObject({
    state: 'cancelled',
    refunded: 55_000,
    kind: 'late',
    refund: 'done',
  })
})

it('without a plan nothing is said of money', async () => {
  const person = await makePerson(fixture.supabase, 'user', { language: 'en' })
  await person.client.from('deletion_requests').insert({ reason: '' })
  const { sql } = fixture.supabase
  const [request] = await sql`select id from deletion_requests where user_id = ${person.id}`
  const { answered, sent } = await accept(person, String(request?.id))
  expect(answered).toEqual({ ok: true, mailed: true })
  expect(sent[0]?.text).not.toContain('KRW')
})
