/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { totpCode, totpStep } from '@/embedded/supabase/auth/totp'
import { makePerson, password } from '@/tests/factories/person'
import { signedIn } from './members'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess
/** How far the process's clock is ahead: a code works once, and the next comes half a minute later. */
let ahead = 0
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

async function nextCode(secret: string) {
  await supabase.pass(60_000)
  ahead += 60_000
  return totpCode(secret, Date.now() + ahead)
}

async function prove(client: SupabaseClient, factorId: string, code: string) {
  const challenge = await client.auth.mfa.challenge({ factorId })
  if (challenge.error) return challenge
  return client.auth.mfa.verify({ factorId, challengeId: challenge.data.id, code })
}

/** Somebody of the administration with a factor that they have proved. */
async function withFactor() {
  const person = await makePerson(supabase, 'admin')
  const enrolled = await person.client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Beopdap' })
  if (enrolled.error) throw enrolled.error
  const { id, totp } = enrolled.data
  const proved = await prove(person.client, id, await nextCode(totp.secret))
  return { ...person, factor: id, secret: totp.secret, uri: totp.uri, proved }
}

// RFC 6238, appendix B, the last six digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
])('the code at second %s is %s', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(totpCode(secret, second * 1000)).toBe(code)
  expect(totpStep(secret, code, second * 1000 + 30_000)).not.toBeNull()
  expect(totpStep(secret, code, second * 1000 + 90_000)).toBeNull()
  expect(totpStep(secret, 'abcdef', second * 1000)).toBeNull()
})

test('a factor is enrolled, and counts from its first code on', async () => {
  const { id, client, secret, uri, proved } = await withFactor()
  expect(uri).toContain(`otpauth://totp/Beopdap%3A`)
  expect(uri).toContain(`secret=${secret}`)
  expect(proved.error).toBeNull()
  expect((await client.auth.getUser()).data.user?.id).toBe(id)
  const { data } = await client.auth.mfa.listFactors()
  expect(data?.totp).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain(secret)
})

test('the password alone makes nobody an administrator any more', async () => {
  const { email, factor, secret } = await withFactor()
  const { client } = await signedIn(supabase, email, password)
  expect((await client.rpc('administration_state')).data).toBe('secondFactor')
  expect((await client.rpc('my_role')).data).toBe('user')
  expect((await client.from('audit_log').select('id')).data).toEqual([])
  expect((await client.from('profiles').select('id')).data).toHaveLength(1)
  expect((await prove(client, factor, await nextCode(secret))).error).toBeNull()
  expect((await client.rpc('administration_state')).data).toBe('open')
  expect((await client.rpc('my_role')).data).toBe('admin')
  // The next token of the same session is as strong.
  await client.auth.refreshSession()
  expect((await client.rpc('my_role')).data).toBe('admin')
})

test('a code works once, and nobody guesses for long', async () => {
  const { email, factor, secret } = await withFactor()
  const { client } = await signedIn(supabase, email, password)
  const code = await nextCode(secret)
  expect((await prove(client, factor, code)).error).toBeNull()
  const { client: other } = await signedIn(supabase, email, password)
  expect((await prove(other, factor, code)).error?.code).toBe('mfa_verification_failed')
  for (const guess of ['000000', '111111', '222222', '333333']) {
    expect((await prove(other, factor, guess)).error?.code).toBe('mfa_verification_failed')
  }
  const blocked = await prove(other, factor, await nextCode(secret))
  expect(blocked.error?.status).toBe(429)
})

test('who knows the password alone changes neither factor nor password nor address', async () => {
  const { email, factor } = await withFactor()
  const { client } = await signedIn(supabase, email, password)
  const weak = [
    await client.auth.mfa.unenroll({ factorId: factor }),
    await client.auth.mfa.enroll({ factorType: 'totp' }),
    await client.auth.updateUser({ password: 'of the stranger' }),
    await client.auth.updateUser({ email: 'stranger@example.test' }),
  ]
  expect(weak.map(({ error }) => error?.code)).toEqual(Array(4).fill('insufficient_aal'))
})

test('whoever has proved it takes it away again', async () => {
  const { email, client, factor } = await withFactor()
  expect((await client.auth.mfa.unenroll({ factorId: factor })).error).toBeNull()
  const again = await signedIn(supabase, email, password)
  expect((await again.client.rpc('my_role')).data).toBe('admin')
})

test('nobody proves or removes a factor of somebody else', async () => {
  const [{ factor, secret }, other] = [await withFactor(), await makePerson(supabase)]
  const stolen = await prove(other.client, factor, await nextCode(secret))
  expect(stolen.error?.code).toBe('mfa_factor_not_found')
  const removed = await other.client.auth.mfa.unenroll({ factorId: factor })
  expect(removed.error?.code).toBe('mfa_factor_not_found')
})
