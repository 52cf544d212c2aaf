/** @jest-environment node */
import { readEntries, readPayments, readSubscription } from '@/lib/billing/administration/data'
import { parsePaymentQuery } from '@/lib/billing/administration/list-query'
import { makePerson } from '@/tests/factories/person'
import { buy, fixture, owner, startSeats } from './seat-fixture'

startSeats()

it('tells the administration which payments are for seats', async () => {
  await fixture.checkout(owner.id)
  expect(await buy(2)).toBe('paid')
  const admin = await makePerson(fixture.supabase, 'admin')

  const list = await readPayments(admin.client, parsePaymentQuery({}))
  const paidFor = list.payments
    .filter(({ user_id }) => user_id === owner.id)
    .map(({ kind, seats }) => ({ kind, seats }))
  expect(paidFor).toHaveLength(2)
  expect(paidFor).toEqual(
    expect.arrayContaining([
      { kind: 'seats', seats: 2 },
      { kind: 'period', seats: 0 },
    ]),
  )

  const { id } = await fixture.subscription(owner.id)
  const one = await readSubscription(admin.client, String(id))
  expect(one?.payments.filter(({ kind }) => kind === 'seats')).toHaveLength(1)

  const orders = (await fixture.payments(owner.id)).map(({ order_id }) => order_id)
  const entries = await readEntries(admin.client, { from: '2026-12-01', to: '2026-12-01' })
  const own = entries.filter(({ order_id }) => orders.includes(order_id))
  expect(own.map(({ payment_kind }) => payment_kind).sort()).toEqual(['period', 'seats'])
})
