/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { totpCode } from '@/embedded/supabase/auth/totp'
import { signIn } from '@/lib/auth/actions'
import { readSession } from '@/lib/auth/data'
import {
  confirmFactor,
  endFactor,
  proveSecondFactor,
  startFactor,
} from '@/lib/auth/factors/actions'
import { initialCodesState, initialFactorState, initialProveState } from '@/lib/auth/factors/schema'
import { initialLinkState, initialLoginState, initialNewPasswordState } from '@/lib/auth/form-state'
import { confirmLink, saveNewPassword } from '@/lib/auth/links/actions'
import { lastHash } from '@/tests/embedded/members'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person, password } from '@/tests/factories/person'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'

let supabase: SupabaseProcess
let asking: SupabaseClient
let ahead = 0
const cookies = new Map<string, string>()
// Cookies and headers exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => supabase.visitor(),
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('next/cache', () => ({ refresh: () => undefined }))
jest.mock('next/server', () => ({ after: () => undefined }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({
    get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : undefined),
    getAll: () => [],
    set: (name: string, value: string) => cookies.set(name, value),
    delete: (name: string) => cookies.delete(name),
  }),
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

async function turnOn(person: Person): Promise<string> {
  asking = person.client
  const { result } = await startFactor(initialFactorState)
  if (!result || result === 'off') throw new Error('no factor was begun')
  expect(result.qr).toContain('<svg')
  const form = formOf({ factor: result.id, code: await nextCode(result.secret) })
  const confirmed = await confirmFactor(initialCodesState, form)
  expect(confirmed.result?.codes).toHaveLength(10)
  return result.secret
}

/** The password alone, in another browser. */
const logIn = ({ email }: Person) => {
  asking = supabase.visitor()
  return redirectTarget(signIn(initialLoginState, formOf({ email, password, next: '/admin' })))
}

test('who has a factor proves it before the administration opens', async () => {
  const admin = await makePerson(supabase, 'admin')
  const secret = await turnOn(admin)
  expect(await logIn(admin)).toBe('/second-factor?next=%2Fadmin')
  expect(await readSession(asking)).toMatchObject({ role: 'user', awaitsFactor: true })
  const wrong = await proveSecondFactor(initialProveState, formOf({ code: '000000' }))
  expect(wrong).toMatchObject({ errors: { code: 'codeWrong' } })
  expect(await proveSecondFactor(initialProveState, formOf({ code: '12' }))).toMatchObject({
    errors: { code: 'codeNeeded' },
  })
  const code = await nextCode(secret)
  const form = formOf({ code: `${code.slice(0, 3)} ${code.slice(3)}`, next: '/admin' })
  expect(await redirectTarget(proveSecondFactor(initialProveState, form))).toBe('/admin')
  expect(await readSession(asking)).toMatchObject({ role: 'admin', awaitsFactor: false })
  const events =
    await supabase.sql`select event_type from security_logs where user_id = ${admin.id}`
  const types = events.map(({ event_type }) => event_type)
  expect(types).toContain('second_factor_added')
  expect(types).toContain('second_factor_failed')
})

test('turning it off needs a code of now', async () => {
  const supervisor = await makePerson(supabase, 'supervisor')
  const secret = await turnOn(supervisor)
  expect(await endFactor(initialFactorState, formOf({ code: '000000' }))).toMatchObject({
    errors: { code: 'codeWrong' },
  })
  const form = formOf({ code: await nextCode(secret) })
  expect(await endFactor(initialFactorState, form)).toMatchObject({ result: 'off' })
  expect(await logIn(supervisor)).toBe('/admin')
  expect(await readSession(asking)).toMatchObject({ role: 'supervisor', awaitsFactor: false })
})

test('only the administration turns it on', async () => {
  asking = (await makePerson(supabase)).client
  expect(await startFactor(initialFactorState)).toMatchObject({ reason: 'failed', result: null })
})

test('whoever signs in with a password alone ends no factor and begins none', async () => {
  const admin = await makePerson(supabase, 'admin')
  await turnOn(admin)
  await logIn(admin)
  expect(await startFactor(initialFactorState)).toMatchObject({ reason: 'failed', result: null })
})

test('a reset mail sets no password before the factor is proved, and does after it', async () => {
  const admin = await makePerson(supabase, 'admin')
  const secret = await turnOn(admin)
  asking = supabase.visitor()
  await asking.auth.resetPasswordForEmail(admin.email)
  const token_hash = await lastHash(supabase, admin.email)
  const link = formOf({ token_hash, type: 'recovery' })
  expect(await redirectTarget(confirmLink(initialLinkState, link))).toBe('/new-password')
  const chosen = formOf({ password: 'my own horse', confirmPassword: 'my own horse' })
  const set = () => redirectTarget(saveNewPassword(initialNewPasswordState, chosen))
  expect(await set()).toBe('/second-factor?purpose=password')
  const form = formOf({ code: await nextCode(secret), purpose: 'password' })
  expect(await redirectTarget(proveSecondFactor(initialProveState, form))).toBe('/new-password')
  expect(await set()).toBe('/?notice=passwordChanged')
})
