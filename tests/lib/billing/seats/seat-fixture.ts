import { randomUUID } from 'node:crypto'
import { executeCharge } from '@/lib/billing/charge'
import { plans } from '@/lib/billing/constants'
import { readOrganizationSeats } from '@/lib/billing/seats/data'
import { buySeats, setNextSeats } from '@/lib/billing/seats/mutations'
import { seatsDue } from '@/lib/billing/seats/seats-due'
import { koreanDay } from '@/lib/korean-time'
import type { OrganizationRole } from '@/lib/organizations/constants'
import type { UserDb } from '@/lib/supabase/types'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { type BillingFixture, startBillingFixture } from '../billing-fixture'

export let fixture: BillingFixture
export let owner: Person
export let organization: string

/** Billing with an organisation and its owner, anew for each test. */
export function startSeats(): void {
  beforeAll(async () => {
    fixture = await startBillingFixture()
  })
  afterAll(() => fixture.stop())
  afterEach(() => fixture.toss.faults({}))
  beforeEach(async () => {
    await fixture.clear()
    fixture.clock.set('2026-12-01T03:00:00Z')
    owner = await makePerson(fixture.supabase)
    organization = await makeOrganization(fixture.supabase.sql, [[owner, 'owner']])
  })
}

export const sql = () => fixture.supabase.sql
export const now = () => fixture.clock.now()

/** What the person sees that seats cost now. */
export async function shown(person: Person, seats: number): Promise<number> {
  const { plan_id, period_start, period_end, seat_price } = await fixture.subscription(person.id)
  const price = seat_price ?? plans.find(({ id }) => id === plan_id)?.seatPrice
  const period = { price: Number(price), start: String(period_start), end: String(period_end) }
  return seatsDue(seats, period, koreanDay(now()))
}

export async function buy(
  seats: number,
  { by = owner, expected }: { by?: Person; expected?: number } = {},
) {
  const saw = expected ?? (await shown(by, seats).catch(() => 0))
  const bought = await buySeats(
    fixture.ctx.service,
    by.id,
    { organization, seats, expected: saw },
    now(),
  )
  return bought.outcome === 'charge' ? executeCharge(fixture.ctx, bought.charge) : bought.outcome
}
export const lower = (seats: number, by: Person = owner) =>
  setNextSeats(fixture.ctx.service, by.id, organization, seats, now())
export const seen = async (by: Person = owner) =>
  readOrganizationSeats(by.client as UserDb, organization)
export const join = async (role: OrganizationRole): Promise<Person> => {
  const person = await makePerson(fixture.supabase)
  await sql()`insert into organization_members (organization_id, user_id, role)
    values (${organization}, ${person.id}, ${role})`
  return person
}
export const inviting = async (role: string, by: Person = owner) => {
  const asked = {
    p_organization: organization,
    p_email: `${randomUUID()}@example.test`,
    p_role: role,
    p_language: 'ko',
  }
  return (await by.client.rpc('invite_member', asked)).data
}
/** What the provider has of this person's money, for each order. */
export async function kept(person: Person): Promise<number[]> {
  const orders = (await fixture.payments(person.id)).map(({ order_id }) => order_id)
  const { payments } = await fixture.toss.ledger()
  return payments
    .filter(({ orderId }) => orders.includes(orderId))
    .map(({ balanceAmount }) => balanceAmount)
}
