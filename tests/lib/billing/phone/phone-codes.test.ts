/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { hashOfCode, hashOfPhone } from '@/lib/billing/phone/code-hash'
import { readVerifiedPhone } from '@/lib/billing/phone/data'
import { beginCode, checkCode, deleteCode, deleteOldCodes } from '@/lib/billing/phone/mutations'
import type { ServiceDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
let service: ServiceDb
const secret = 's'.repeat(32)
const MINUTE = 60_000

beforeAll(async () => {
  supabase = await startSupabase()
  service = supabase.admin()
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  await supabase.sql`delete from phone_codes`
})

async function person(): Promise<string> {
  const id = randomUUID()
  await supabase.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.test`})`
  return id
}
let lastPhone = 10_000_000
const newPhone = () => `010${++lastPhone}`

async function begin(userId: string, phone = newPhone(), code = '123456') {
  const id = randomUUID()
  const codeHash = hashOfCode(secret, id, code)
  const begun = await beginCode(service, {
    id,
    userId,
    phone,
    phoneKey: hashOfPhone(secret, phone),
    carrier: 'KT',
    codeHash,
  })
  return { id, phone, begun }
}
const check = (userId: string, id: string, code: string) =>
  checkCode(service, { userId, id, codeHash: hashOfCode(secret, id, code) })
/** Moves what was begun into the past. */
const age = (seconds: number) => supabase.sql`update phone_codes set
  created_at = created_at - make_interval(secs => ${seconds}),
  expires_at = expires_at - make_interval(secs => ${seconds}),
  verified_at = verified_at - make_interval(secs => ${seconds})`
const rows = async () =>
  supabase.sql`select id, phone, attempts, verified_at from phone_codes order by created_at`

it('counts for three minutes by the database’s clock', async () => {
  const { begun } = await begin(await person())
  expect(begun).toEqual({ ok: true, expiresAt: expect.any(String), seconds: 180 })
  const [row] = await supabase.sql`
    select extract(epoch from expires_at - created_at)::int as seconds, expires_at from phone_codes`
  expect(row?.seconds).toBe(180)
  expect(begun).toMatchObject({ expiresAt: new Date(row?.expires_at).toISOString() })
})

it('the right code confirms the phone, once for all', async () => {
  const user = await person()
  const { id, phone } = await begin(user)
  expect(await check(user, id, '123456')).toMatchObject({ ok: true })
  expect(await readVerifiedPhone(service, user, id)).toEqual({ phone, carrier: 'KT' })
  const again = await check(user, id, '123456')
  expect(again).toMatchObject({ ok: true })
  expect((await rows())[0]?.attempts).toBe(1)
})

it('five wrong codes use it up, and the right one comes too late', async () => {
  const user = await person()
  const { id } = await begin(user)
  for (const left of [4, 3, 2, 1]) {
    expect(await check(user, id, '000000')).toEqual({ ok: false, reason: 'wrong', left })
  }
  expect(await check(user, id, '000000')).toEqual({ ok: false, reason: 'usedUp' })
  expect(await check(user, id, '123456')).toEqual({ ok: false, reason: 'usedUp' })
  expect(await readVerifiedPhone(service, user, id)).toBeNull()
})

it('after three minutes the right code does not count', async () => {
  const user = await person()
  const { id } = await begin(user)
  await age(180)
  expect(await check(user, id, '123456')).toEqual({ ok: false, reason: 'expired' })
  expect((await rows())[0]?.attempts).toBe(0)
})

it('nobody takes the code or the proof of somebody else', async () => {
  const [owner, other] = [await person(), await person()]
  const { id } = await begin(owner)
  expect(await check(other, id, '123456')).toEqual({ ok: false, reason: 'missing' })
  expect((await rows())[0]?.attempts).toBe(0)
  await check(owner, id, '123456')
  expect(await check(other, id, '123456')).toEqual({ ok: false, reason: 'missing' })
  expect(await readVerifiedPhone(service, other, id)).toBeNull()
  expect(await readVerifiedPhone(service, owner, randomUUID())).toBeNull()
  expect(await readVerifiedPhone(service, owner, "' or true")).toBeNull()
})

it('a proof stands for half an hour', async () => {
  const user = await person()
  const { id } = await begin(user)
  await check(user, id, '123456')
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
  expect(await readVerifiedPhone(service, user, id, later(29))).not.toBeNull()
  expect(await readVerifiedPhone(service, user, id, later(31))).toBeNull()
})

it('waits for the last code of the same person, and of the same phone', async () => {
  const [user, other] = [await person(), await person()]
  const { phone } = await begin(user)
  await age(30)
  for (const [who, where] of [
    [user, newPhone()],
    [user, phone],
    [other, phone],
  ] as const) {
    const { begun } = await begin(who, where)
    if (begun.ok || begun.reason !== 'wait') throw new Error('it did not wait')
    expect(begun.seconds).toBeLessThanOrEqual(150)
    expect(begun.seconds).toBeGreaterThan(120)
  }
  expect((await begin(other)).begun.ok).toBe(true)
  await age(150)
  expect((await begin(user, phone)).begun.ok).toBe(true)
})

it('does not wait for a code that was used, or that could not be sent', async () => {
  const user = await person()
  const used = await begin(user)
  await check(user, used.id, '123456')
  const lost = await begin(user)
  expect(lost.begun.ok).toBe(true)
  await deleteCode(service, lost.id)
  expect((await begin(user)).begun.ok).toBe(true)
  await deleteCode(service, used.id)
  expect(await readVerifiedPhone(service, user, used.id)).not.toBeNull()
})

it('sends ten a day to a person, and to a phone, whoever asks', async () => {
  const [user, phone] = [await person(), newPhone()]
  for (let sent = 0; sent < 10; sent++) {
    expect((await begin(user, phone)).begun.ok).toBe(true)
    await age(181)
  }
  expect((await begin(user)).begun).toEqual({ ok: false, reason: 'limit' })
  expect((await begin(await person(), phone)).begun).toEqual({ ok: false, reason: 'limit' })
  expect((await begin(await person())).begun.ok).toBe(true)
  // Numbers are forgotten before the day is over, what they were sent is not.
  await age(3600)
  expect(await deleteOldCodes(service, new Date())).toEqual({ ok: true, count: 11 })
  expect((await begin(await person(), phone)).begun).toEqual({ ok: false, reason: 'limit' })
  await age(24 * 3600)
  expect((await begin(user, phone)).begun.ok).toBe(true)
})

it('of many requests at the same moment one is sent', async () => {
  const [phone, one] = [newPhone(), await person()]
  const others = await Promise.all(Array.from({ length: 10 }, person))
  const begun = await Promise.all([
    ...Array.from({ length: 10 }, () => begin(one)),
    ...others.map((user) => begin(user, phone)),
  ])
  const sent = begun.filter((each) => each.begun.ok)
  expect(sent).toHaveLength(2)
  expect(sent.filter((each) => each.phone === phone)).toHaveLength(1)
})

it('twenty wrong tries at the same moment are five', async () => {
  const user = await person()
  const { id } = await begin(user)
  const tries = await Promise.all(Array.from({ length: 20 }, () => check(user, id, '000000')))
  const left = tries.flatMap((each) => (!each.ok && each.reason === 'wrong' ? [each.left] : []))
  expect(left.sort()).toEqual([1, 2, 3, 4])
  expect(tries.filter((each) => !each.ok && each.reason === 'usedUp')).toHaveLength(16)
  expect((await rows())[0]?.attempts).toBe(5)
})

it('twenty right tries at the same moment are one', async () => {
  const user = await person()
  const { id } = await begin(user)
  const tries = await Promise.all(Array.from({ length: 20 }, () => check(user, id, '123456')))
  expect(new Set(tries.map((each) => each.ok && each.verifiedAt)).size).toBe(1)
  expect(tries.every((each) => each.ok)).toBe(true)
  expect((await rows())[0]?.attempts).toBe(1)
})

it('forgets a number that was not confirmed after an hour, and everything after a day', async () => {
  const [user, other] = [await person(), await person()]
  const confirmed = await begin(user)
  await check(user, confirmed.id, '123456')
  await begin(other)
  expect(await deleteOldCodes(service, new Date())).toEqual({ ok: true, count: 0 })
  await age(3601)
  expect(await deleteOldCodes(service, new Date())).toEqual({ ok: true, count: 1 })
  expect((await rows()).map(({ phone }) => phone)).toEqual([confirmed.phone, null])
  await age(23 * 3600)
  expect(await deleteOldCodes(service, new Date())).toEqual({ ok: true, count: 2 })
  expect(await rows()).toEqual([])
})

it('goes with its account', async () => {
  const user = await person()
  await begin(user)
  await supabase.sql`delete from auth.users where id = ${user}`
  expect(await rows()).toEqual([])
})
