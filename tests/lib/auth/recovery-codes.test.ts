/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { totpCode } from '@/embedded/supabase/auth/totp'
import { signIn } from '@/lib/auth/actions'
import { readSession } from '@/lib/auth/data'
import {
  confirmFactor,
  endFactor,
  proveSecondFactor,
  renewRecoveryCodes,
  startFactor,
} from '@/lib/auth/factors/actions'
import { loadFactor } from '@/lib/auth/factors/loaders'
import { hashRecoveryCode, newRecoveryCodes } from '@/lib/auth/factors/recovery-codes'
import { initialCodesState, initialFactorState, initialProveState } from '@/lib/auth/factors/schema'
import { initialLoginState } from '@/lib/auth/form-state'
import type { Mail } from '@/lib/mail/mail'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person, password } from '@/tests/factories/person'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'

let supabase: SupabaseProcess
let asking: SupabaseClient
let ahead = 0
const mails: Mail[] = []
let underWay: Promise<unknown> = Promise.resolve()
// Cookies and headers exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => asking }))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('@/lib/mail/send-mail', () => ({ sendMail: async (mail: Mail) => mails.push(mail) }))
jest.mock('next/cache', () => ({ refresh: () => undefined }))
jest.mock('next/server', () => ({
  after: (work: () => Promise<unknown>) => {
    underWay = work()
  },
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ get: () => undefined, getAll: () => [] }),
}))

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

async function nextCode(secret: string) {
  await supabase.pass(60_000)
  ahead += 60_000
  return totpCode(secret, Date.now() + ahead)
}

/** Somebody of the administration with a factor, and the codes that were shown for it. */
async function withCodes(): Promise<Person & { secret: string; codes: string[] }> {
  const person = await makePerson(supabase, 'admin')
  asking = person.client
  const { result } = await startFactor(initialFactorState)
  if (!result || result === 'off') throw new Error('no factor was begun')
  const form = formOf({ factor: result.id, code: await nextCode(result.secret) })
  const confirmed = await confirmFactor(initialCodesState, form)
  return { ...person, secret: result.secret, codes: confirmed.result?.codes ?? [] }
}

/** The password alone, in another browser. */
async function logIn({ email }: Person) {
  asking = supabase.visitor()
  await redirectTarget(signIn(initialLoginState, formOf({ email, password, next: '/admin' })))
}

const prove = (code: string) =>
  proveSecondFactor(initialProveState, formOf({ code, next: '/admin' }))
const wrong = { errors: { code: 'recoveryCodeWrong' } }
const sessionOf = async (client: SupabaseClient) =>
  (await client.auth.getClaims()).data?.claims.session_id ?? ''

test('ten different codes come with a factor, and only their hashes are kept', async () => {
  const { id, codes } = await withCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  const rows = await supabase.sql`select r.hash from private.recovery_codes r
    join auth.mfa_factors f on f.id = r.factor_id where f.user_id = ${id}`
  expect(rows.map(({ hash }) => hash).sort()).toEqual(codes.map(hashRecoveryCode).sort())
  expect(await loadFactor(id)).toMatchObject({ codesLeft: 10 })
})

test('a code opens the administration in the place of the app, once, and its owner is told', async () => {
  const admin = await withCodes()
  const [code = '', other = ''] = admin.codes
  await logIn(admin)
  // As somebody types it from paper.
  expect(await redirectTarget(prove(code.toLowerCase().replaceAll('-', ' ')))).toBe('/admin')
  expect(await readSession(asking)).toMatchObject({ role: 'admin', awaitsFactor: false })
  await asking.auth.refreshSession()
  expect(await readSession(asking)).toMatchObject({ role: 'admin' })
  await underWay
  expect(mails.at(-1)).toMatchObject({ to: admin.email })
  expect(mails.at(-1)?.subject).toContain('복구 코드')
  expect(mails.at(-1)?.text).toContain('9개')
  expect(await loadFactor(admin.id)).toMatchObject({ codesLeft: 9 })

  await logIn(admin)
  expect(await prove(code)).toMatchObject(wrong)
  expect(await readSession(asking)).toMatchObject({ role: 'user', awaitsFactor: true })
  expect(await redirectTarget(prove(other))).toBe('/admin')
  const events =
    await supabase.sql`select event_type from security_logs where user_id = ${admin.id}`
  const types = events.map(({ event_type }) => event_type)
  expect(types.filter((type) => type === 'recovery_code_used')).toHaveLength(2)
  expect(types).toContain('second_factor_failed')
})

test('a code that two browsers send at once lets one of them in', async () => {
  const admin = await withCodes()
  const clients = [supabase.visitor(), supabase.visitor()]
  for (const client of clients)
    await client.auth.signInWithPassword({ email: admin.email, password })
  const uses = await Promise.all(
    clients.map(async (client) =>
      supabase.admin().rpc('use_recovery_code', {
        p_person: admin.id,
        p_session: await sessionOf(client),
        p_code: admin.codes[0]?.replaceAll('-', '') ?? '',
      }),
    ),
  )
  expect(uses.map(({ data }) => data).sort()).toEqual([false, true])
})

test('a code of somebody else opens nothing, and stays good', async () => {
  const [owner, other] = [await withCodes(), await withCodes()]
  await logIn(other)
  expect(await prove(owner.codes[0] ?? '')).toMatchObject(wrong)
  await logIn(owner)
  expect(await redirectTarget(prove(owner.codes[0] ?? ''))).toBe('/admin')
})

test('neither a session nor a visitor reaches the codes past the site', async () => {
  const { id, client, codes } = await withCodes()
  const session = await sessionOf(client)
  for (const db of [client, supabase.visitor()]) {
    const answers = [
      await db.rpc('use_recovery_code', { p_person: id, p_session: session, p_code: codes[0] }),
      await db.rpc('renew_recovery_codes', {
        p_person: id,
        p_session: session,
        p_hashes: newRecoveryCodes().map(hashRecoveryCode),
      }),
      await db.rpc('count_recovery_codes', { p_person: id }),
      await db.schema('private').from('recovery_codes').select('*'),
    ]
    for (const { error } of answers) expect(error).not.toBeNull()
  }
  expect(await loadFactor(id)).toMatchObject({ codesLeft: 10 })
})

test('a code is not used up for a session that is another person’s or has ended', async () => {
  const admin = await withCodes()
  const stranger = await makePerson(supabase)
  const session = await sessionOf(stranger.client)
  const code = admin.codes[0]?.replaceAll('-', '')
  const spend = () =>
    supabase
      .admin()
      .rpc('use_recovery_code', { p_person: admin.id, p_session: session, p_code: code })
  expect((await spend()).error).not.toBeNull()
  await stranger.client.auth.signOut()
  expect((await spend()).error).not.toBeNull()
  expect(await loadFactor(admin.id)).toMatchObject({ codesLeft: 10 })
})

test('new codes are made for whoever proves the factor again, and end the old ones', async () => {
  const admin = await withCodes()
  const renew = (code: string) => renewRecoveryCodes(initialCodesState, formOf({ code }))
  expect(await renew('000000')).toMatchObject({ errors: { code: 'codeWrong' } })
  expect(await renew('nothing')).toMatchObject({ errors: { code: 'codeNeeded' } })
  const { result } = await renew(await nextCode(admin.secret))
  expect(result?.codes).toHaveLength(10)
  await logIn(admin)
  expect(await prove(admin.codes[0] ?? '')).toMatchObject(wrong)
  expect(await redirectTarget(prove(result?.codes[0] ?? ''))).toBe('/admin')
})

test('a session that has proved nothing makes no codes', async () => {
  const admin = await withCodes()
  const client = supabase.visitor()
  await client.auth.signInWithPassword({ email: admin.email, password })
  const { data } = await supabase.admin().rpc('renew_recovery_codes', {
    p_person: admin.id,
    p_session: await sessionOf(client),
    p_hashes: newRecoveryCodes().map(hashRecoveryCode),
  })
  expect(data).toBe(false)
})

test('who has lost the app takes the factor away with a code; the others go with it', async () => {
  const admin = await withCodes()
  await logIn(admin)
  await redirectTarget(prove(admin.codes[0] ?? ''))
  const form = formOf({ code: admin.codes[1] ?? '' })
  expect(await endFactor(initialFactorState, form)).toMatchObject({ result: 'off' })
  expect(await loadFactor(admin.id)).toBeNull()
  const [row] = await supabase.sql`select count(*)::int as left from private.recovery_codes
    where hash = ${hashRecoveryCode(admin.codes[2] ?? '')}`
  expect(row?.left).toBe(0)
})

test('guessing recovery codes is counted with guessing codes of the app', async () => {
  const admin = await withCodes()
  await logIn(admin)
  // Ten in five minutes, of which turning it on took two.
  for (let guess = 0; guess < 8; guess++) {
    expect(await prove('AAAA-AAAA-AAAA-AAAA')).toMatchObject(wrong)
  }
  expect(await prove(admin.codes[0] ?? '')).toMatchObject({ reason: 'tooMany' })
})
