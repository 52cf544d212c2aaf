/** @jest-environment node */
import { executeCharge } from '@/lib/billing/charge'
import { buySeats } from '@/lib/billing/seats/mutations'
import { makePerson } from '@/tests/factories/person'
import {
  buy,
  fixture,
  inviting,
  join,
  kept,
  lower,
  now,
  organization,
  owner,
  seen,
  shown,
  sql,
  startSeats,
} from './seat-fixture'

// Who sits on seats and who may pay for them, and what comes back of them.

startSeats()

describe('room', () => {
  it('members fill the seats that are paid for, viewers need none', async () => {
    await fixture.checkout(owner.id)
    await buy(1)
    for (const _ of [1, 2, 3, 4, 5]) expect(await inviting('member')).toBe('ok')
    expect(await inviting('member')).toBe('full')
    expect(await inviting('billing')).toBe('full')
    expect(await inviting('viewer')).toBe('ok')
    const viewer = await join('viewer')
    const asked = { p_organization: organization, p_member: viewer.id }
    const { data } = await owner.client.rpc('change_member_role', {
      ...asked,
      p_role: 'member',
      p_seen: 'viewer',
    })
    expect(data).toBe('full')
  })

  it('whoever leaves pays to the end of the period, and no longer', async () => {
    const payer = await join('billing')
    await fixture.checkout(payer.id)
    expect(await buy(2, { by: payer })).toBe('paid')
    expect((await seen())?.seats).toBe(5)
    await owner.client.rpc('remove_member', { p_organization: organization, p_member: payer.id })
    expect(await seen()).toMatchObject({
      seats: 3,
      paid: [{ isMe: false, seats: 2, nextSeats: 0 }],
    })
    expect(await lower(2, payer)).toBe('missing')
    fixture.clock.set('2027-01-01T00:30:00Z')
    await fixture.run()
    expect((await kept(payer)).at(-1)).toBe(55_000)
  })
})

describe('the end of a subscription', () => {
  it('gives back seats that nobody needed within seven days, and otherwise the days that are left', async () => {
    await fixture.checkout(owner.id)
    fixture.clock.set('2026-12-16T03:00:00Z')
    await buy(3)
    fixture.clock.set('2026-12-20T03:00:00Z')
    const quote = async () => {
      const { data } = await fixture.ctx.service.rpc('refund_quote', {
        p_user: owner.id,
        p_now: now().toISOString(),
      })
      return data as { amount: number; seats: number }
    }
    expect((await quote()).seats).toBe(17_032)
    for (const _ of [1, 2, 3, 4, 5]) await join('member')
    // Five of sixteen days: 17,032 − 5,322; of the plan twenty of thirty-one: 55,000 − 35,483.
    expect(await quote()).toMatchObject({ seats: 11_710, amount: 11_710 + 19_517 })
    const { data } = await fixture.ctx.service.rpc('cancel_now', {
      p_user: owner.id,
      p_expected: 31_227,
      p_reason: '',
      p_now: now().toISOString(),
    })
    expect(data).toMatchObject({ outcome: 'ok', amount: 31_227 })
    await fixture.run()
    expect(await kept(owner)).toEqual([35_483, 5322])
    expect(await sql()`select from organization_seats`).toHaveLength(0)
  })

  it('while the outcome of a charge was unknown sends the money back', async () => {
    await fixture.checkout(owner.id)
    const expected = await shown(owner, 2)
    const order = { organization, seats: 2, expected }
    const bought = await buySeats(fixture.ctx.service, owner.id, order, now())
    if (bought.outcome !== 'charge') throw new Error(bought.outcome)
    await owner.client.rpc('delete_organization', { p_organization: organization })
    expect(await executeCharge(fixture.ctx, bought.charge)).toBe('paid')
    await fixture.run()
    expect(await kept(owner)).toEqual([55_000, 0])
  })
})

describe('nobody else', () => {
  it.each(['admin', 'member', 'viewer'] as const)('a %s buys or lowers seats', async (role) => {
    const person = await join(role)
    await fixture.checkout(person.id)
    await fixture.checkout(owner.id)
    await buy(1)
    expect(await buy(1, { by: person })).toBe('forbidden')
    expect(await lower(0, person)).toBe('forbidden')
    expect(await kept(person)).toEqual([55_000])
    const read = await seen(person)
    if (role === 'admin') expect(read?.paid).toMatchObject([{ isMe: false, seats: 1 }])
    else expect(read).toBeNull()
  })

  it('a stranger finds no such organisation', async () => {
    const stranger = await makePerson(fixture.supabase)
    await fixture.checkout(stranger.id)
    expect(await buy(1, { by: stranger })).toBe('missing')
    expect(await lower(0, stranger)).toBe('missing')
    expect(await seen(stranger)).toBeNull()
    expect(await kept(stranger)).toEqual([55_000])
  })

  it('an owner lowers what somebody else pays for', async () => {
    const payer = await join('owner')
    await fixture.checkout(payer.id)
    await buy(1, { by: payer })
    await fixture.checkout(owner.id)
    expect(await lower(0)).toBe('missing')
  })

  it('reads, writes or calls what is the server’s, signed in or not', async () => {
    await fixture.checkout(owner.id)
    await buy(2)
    const stranger = await makePerson(fixture.supabase)
    for (const client of [stranger.client, fixture.supabase.visitor()]) {
      const { data } = await client.from('organization_seats').select('*')
      expect(data ?? []).toEqual([])
    }
    expect((await owner.client.from('organization_seats').select('seats')).data).toEqual([
      { seats: 2 },
    ])
    for (const client of [owner.client, stranger.client, fixture.supabase.visitor()]) {
      const row = { organization_id: organization, seats: 5 }
      expect((await client.from('organization_seats').insert(row)).error?.code).toBe('42501')
      const changed = await client
        .from('organization_seats')
        .update({ seats: 9 })
        .eq('organization_id', organization)
      expect(changed.error?.code).toBe('42501')
      for (const [name, given] of [
        ['buy_seats', { p_add: 1, p_expected: 1, p_prices: {}, p_lease: '1 minute' }],
        ['set_next_seats', { p_seats: 0 }],
      ] as const) {
        const whose = { p_user: owner.id, p_organization: organization, p_now: now().toISOString() }
        expect((await client.rpc(name, { ...given, ...whose })).error?.code).toBe('42501')
      }
    }
    const asked = { p_organization: organization }
    const { error } = await fixture.supabase.visitor().rpc('read_organization_seats', asked)
    expect(error?.code).toBe('42501')
    expect((await seen())?.seats).toBe(7)
  })
})
