/** @jest-environment node */
import { claimSignUp } from '@/lib/auth/completion/mutations'
import { readSession } from '@/lib/auth/data'
import {
  type AuthUser,
  changePassword,
  ensureProfile,
  prepareDemoAccount,
  registerAccount,
  resendConfirmation,
  signInWithPassword,
  verifyMailLink,
} from '@/lib/auth/mutations'
import { signUpSchema } from '@/lib/auth/sign-up-schema'
import { env } from '@/lib/env'
import { parseForm } from '@/lib/form-data'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { signUpData } from '@/tests/factories/sign-up'

let supabase: SupabaseProcess
let count = 0
const browser = 'the browser of the test'
const now = new Date('2026-11-21T03:00:00.000Z')
const address = () => `member-${++count}@example.test`

function formOf(changed: Record<string, string | null>) {
  const read = parseForm(signUpSchema, signUpData(changed))
  if (!read.ok) throw new Error('the form of the test is faulty')
  return read.form
}

async function confirm(email: string) {
  const hash =
    /token_hash=([0-9a-f]+)/.exec((await supabase.lastMail(email))?.html ?? '')?.[1] ?? ''
  const client = supabase.visitor()
  const { data, error } = await client.auth.verifyOtp({ token_hash: hash, type: 'signup' })
  if (error || !data.user) throw error
  const user_metadata = await claimSignUp(supabase.admin(), data.user.id, browser)
  return { client, user: { ...data.user, user_metadata } }
}

async function member(changed: Record<string, string | null> = {}) {
  const email = changed.email ?? address()
  await registerAccount(supabase.visitor(), formOf({ ...changed, email }), now, browser)
  return { email, ...(await confirm(email)) }
}

const profileOf = async (id: string) =>
  (await supabase.sql`select * from profiles where id = ${id}`)[0]

async function roleOf(user: AuthUser) {
  const profile = await ensureProfile(supabase.admin(), user)
  return profile.ok ? profile.member.role : null
}

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())
afterEach(() => {
  env().ADMIN_EMAILS = ''
})

describe('the profile of a first sign-in', () => {
  it('holds what the form said, and when marketing was agreed to', async () => {
    const { user } = await member({
      userType: 'enterprise',
      organization: 'corporateLegal',
      position: '팀장',
      fax: '0551234567',
      marketing: 'on',
      locale: 'ja',
    })
    expect(await ensureProfile(supabase.admin(), user)).toMatchObject({
      ok: true,
      member: { role: 'user', language: 'ja', disabled_at: null, sign_in_alerts: false },
    })
    expect(await profileOf(user.id)).toMatchObject({
      email: user.email,
      role: 'user',
      user_type: 'enterprise',
      organization: 'corporateLegal',
      position: '팀장',
      phone: '01012345678',
      fax: '0551234567',
      language: 'ja',
      marketing_agreed_at: now,
    })
  })

  it('has no consent that was not given, and keeps what was changed since', async () => {
    const { user } = await member()
    await ensureProfile(supabase.admin(), user)
    await supabase.sql`update profiles set organization = 'court' where id = ${user.id}`
    await ensureProfile(supabase.admin(), user)
    expect(await profileOf(user.id)).toMatchObject({
      organization: 'court',
      marketing_agreed_at: null,
    })
  })

  it('takes no role from metadata, and nonsense in it stops nobody', async () => {
    const { user } = await member()
    const user_metadata = { role: 'admin', userType: 'king', phone: 5, fax: 'x'.repeat(99) }
    await ensureProfile(supabase.admin(), { ...user, user_metadata })
    expect(await profileOf(user.id)).toMatchObject({
      role: 'user',
      user_type: 'personal',
      phone: null,
      fax: null,
    })
  })

  it('makes a configured address admin, at once or later', async () => {
    const [first, later] = [await member(), await member()]
    await ensureProfile(supabase.admin(), later.user)
    env().ADMIN_EMAILS = `other@example.test, ${first.email.toUpperCase()},${later.email}`
    expect(await roleOf(first.user)).toBe('admin')
    expect(await roleOf(later.user)).toBe('admin')
    expect(await profileOf(later.user.id)).toMatchObject({ role: 'admin' })
    const unconfirmed = { ...(await member()).user, email: first.email }
    delete unconfirmed.email_confirmed_at
    expect(await roleOf(unconfirmed)).toBe('user')
  })

  it('survives two sign-ins at once', async () => {
    const { user } = await member()
    const both = await Promise.all([1, 2].map(() => ensureProfile(supabase.admin(), user)))
    expect(both).toMatchObject([
      { ok: true, member: { role: 'user' } },
      { ok: true, member: { role: 'user' } },
    ])
  })
})

describe('the session', () => {
  it('is nobody for a visitor, and the profile’s role at once for a member', async () => {
    expect(await readSession(supabase.visitor())).toBeNull()
    const { user, client, email } = await member()
    expect(await readSession(client)).toMatchObject({ email, role: 'user' })
    await ensureProfile(supabase.admin(), user)
    await supabase.sql`update profiles set role = 'supervisor' where id = ${user.id}`
    expect(await readSession(client)).toMatchObject({
      id: user.id,
      role: 'supervisor',
      permissions: { canEditContent: true, canManageUsers: false },
    })
  })

  it('is nobody’s once the account is disabled', async () => {
    const { user, client } = await member()
    await ensureProfile(supabase.admin(), user)
    await supabase.sql`update profiles set disabled_at = now() where id = ${user.id}`
    expect(await readSession(client)).toBeNull()
  })

  it('ends when it is ended elsewhere', async () => {
    const { client } = await member()
    const { data } = await client.auth.getSession()
    const again = supabase.visitor()
    await again.auth.setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    })
    await client.auth.signOut({ scope: 'global' })
    expect(await readSession(again)).toBeNull()
  })
})

describe('what Auth refuses is said in our words', () => {
  it('an address that is taken, or asked for a moment ago, only to the caller', async () => {
    const { email } = await member()
    const taken = await registerAccount(supabase.visitor(), formOf({ email }), now, browser)
    expect(taken).toEqual({ ok: true, userId: null, taken: true })
    const waiting = address()
    const asked = await registerAccount(
      supabase.visitor(),
      formOf({ email: waiting }),
      now,
      browser,
    )
    expect(asked).toMatchObject({ ok: true, taken: false })
    const again = await registerAccount(
      supabase.visitor(),
      formOf({ email: waiting }),
      now,
      browser,
    )
    expect(again).toEqual({ ok: true, userId: null, taken: false })
    for (const each of [waiting, email, address()]) {
      expect(await resendConfirmation(supabase.visitor(), each)).toEqual({ ok: true })
    }
  })

  it('a link that was never made', async () => {
    const link = { token_hash: 'abc', type: 'signup' } as const
    expect(await verifyMailLink(supabase.visitor(), link)).toEqual({ ok: false, reason: 'dead' })
  })

  it('a wrong password, an unknown address and an unconfirmed one', async () => {
    const { email } = await member()
    const reasonOf = async (who: string, password: string) => {
      const answer = await signInWithPassword(supabase.visitor(), who, password)
      return answer.ok ? null : answer.reason
    }
    expect(await reasonOf(email, 'wrong one')).toBe('invalidCredentials')
    expect(await reasonOf(address(), 'correct horse')).toBe('invalidCredentials')
    const waiting = address()
    await registerAccount(supabase.visitor(), formOf({ email: waiting }), now, browser)
    expect(await reasonOf(waiting, 'correct horse')).toBe('emailNotConfirmed')
    expect(await reasonOf(email, 'correct horse')).toBeNull()
  })
})

describe('changing the password', () => {
  it('needs the present one, and leaves no session behind', async () => {
    const { email, client, user } = await member()
    const change = (current: string, next: string) =>
      changePassword(client, current, next, supabase.visitor())
    expect(await change('wrong one', 'another horse')).toEqual({
      ok: false,
      reason: 'wrongPassword',
    })
    expect(await change('correct horse', 'correct horse')).toEqual({
      ok: false,
      reason: 'samePassword',
    })
    expect(await change('correct horse', 'another horse')).toEqual({ ok: true })
    const sessions = await supabase.sql`select id from auth.sessions where user_id = ${user.id}`
    expect(sessions).toHaveLength(1)
    const signedIn = await signInWithPassword(supabase.visitor(), email, 'another horse')
    expect(signedIn.ok).toBe(true)
    // Hashing a password is slow on purpose, and this does it seven times.
  })
})

describe('the demo administrator', () => {
  it('is made once, and gets a new password each time', async () => {
    const email = 'demo@beopdap.example'
    for (const password of ['first of all', 'second of all']) {
      expect(await prepareDemoAccount(supabase.admin(), { email, password })).toEqual({ ok: true })
      const signedIn = await signInWithPassword(supabase.visitor(), email, password)
      expect(signedIn.ok && (await roleOf(signedIn.user))).toBe('admin')
    }
    const rows = await supabase.sql`select id from profiles where email = ${email}`
    expect(rows).toHaveLength(1)
  })
})
