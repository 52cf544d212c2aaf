/** @jest-environment node */
import * as members from './members'
import { newEmail, PASSWORD, tokenHash } from './members'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

const member = async () => (await members.member(supabase)).email

/** Makes the last mail older than the interval, instead of waiting for it. */
const age = (email: string) =>
  supabase.sql`update auth.users set confirmation_sent_at = now() - interval '61 seconds',
    recovery_sent_at = now() - interval '61 seconds' where email = ${email}`

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

describe('signing up', () => {
  it('sends a mail whose link and code confirm the address', async () => {
    const email = newEmail()
    const client = supabase.visitor()
    const signUp = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { language: 'en', userType: 'professional' } },
    })
    expect(signUp.error).toBeNull()
    expect(signUp.data.session).toBeNull()

    const mail = await supabase.lastMail(email)
    expect(mail?.html).toContain('http://localhost:3000/auth/confirm?token_hash=')
    expect(mail?.body).toContain('/auth/confirm?token_hash=')
    expect(mail?.body).not.toContain('/auth/v1/verify')

    const verified = await client.auth.verifyOtp({
      token_hash: tokenHash(mail?.html),
      type: 'signup',
    })
    expect(verified.error).toBeNull()
    expect(verified.data.user?.user_metadata).toMatchObject({ language: 'en' })
  })

  it('stores metadata as an object that SQL can read', async () => {
    const email = await member()
    const [row] = await supabase.sql`
      select jsonb_typeof(raw_user_meta_data) as kind from auth.users where email = ${email}`
    expect(row?.kind).toBe('object')
  })

  it('knows the link by the type supabase-js recommends, too', async () => {
    const email = newEmail()
    const client = supabase.visitor()
    await client.auth.signUp({ email, password: PASSWORD })
    const hash = tokenHash((await supabase.lastMail(email))?.html)
    const verified = await client.auth.verifyOtp({ token_hash: hash, type: 'email' })
    expect(verified.error).toBeNull()
    expect(verified.data.session).not.toBeNull()
  })

  it('makes one account of two sign-ups at the same moment', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      [1, 2, 3].map(() => supabase.visitor().auth.signUp({ email, password: PASSWORD })),
    )
    expect(answers.map(({ error }) => error?.code ?? 'ok').sort()).toEqual([
      'ok',
      'over_email_send_rate_limit',
      'over_email_send_rate_limit',
    ])
  })

  it('refuses a link used twice', async () => {
    const email = newEmail()
    const client = supabase.visitor()
    await client.auth.signUp({ email, password: PASSWORD })
    const hash = tokenHash((await supabase.lastMail(email))?.html)
    await client.auth.verifyOtp({ token_hash: hash, type: 'signup' })
    const again = await supabase.visitor().auth.verifyOtp({ token_hash: hash, type: 'signup' })
    expect(again.error?.code).toBe('otp_expired')
  })

  it('refuses a short password and says why', async () => {
    const { error } = await supabase.visitor().auth.signUp({ email: newEmail(), password: '12345' })
    expect(error?.code).toBe('weak_password')
  })

  it('never says that a confirmed address is taken', async () => {
    const email = await member()
    const again = await supabase.visitor().auth.signUp({ email, password: 'another one' })
    expect(again.error).toBeNull()
    expect(again.data.user?.identities).toEqual([])
    const old = await supabase.visitor().auth.signInWithPassword({ email, password: PASSWORD })
    expect(old.error).toBeNull()
  })

  it('sends again to an unconfirmed address, but not at once', async () => {
    const email = newEmail()
    await supabase.visitor().auth.signUp({ email, password: PASSWORD })
    const first = tokenHash((await supabase.lastMail(email))?.html)
    const early = await supabase.visitor().auth.signUp({ email, password: PASSWORD })
    expect(early.error?.code).toBe('over_email_send_rate_limit')
    await age(email)
    const late = await supabase.visitor().auth.signUp({ email, password: PASSWORD })
    expect(late.error).toBeNull()
    expect(tokenHash((await supabase.lastMail(email))?.html)).not.toBe(first)
  })
})

describe('sending a mail again', () => {
  it('waits for the interval, then sends a link that works', async () => {
    const email = newEmail()
    const client = supabase.visitor()
    await client.auth.signUp({ email, password: PASSWORD })
    const early = await client.auth.resend({ type: 'signup', email })
    expect(early.error?.status).toBe(429)
    expect(early.error?.message).toMatch(/after \d+ seconds/)
    await age(email)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    const hash = tokenHash((await supabase.lastMail(email))?.html)
    expect((await client.auth.verifyOtp({ token_hash: hash, type: 'signup' })).error).toBeNull()
  })

  it('answers the same for an address it does not know', async () => {
    const { error } = await supabase.visitor().auth.resend({ type: 'signup', email: newEmail() })
    expect(error).toBeNull()
  })

  it('keeps the interval between two recovery mails', async () => {
    const email = await member()
    const client = supabase.visitor()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    expect((await supabase.lastMail(email))?.html).toContain('type=recovery')
    const again = await client.auth.resetPasswordForEmail(email)
    expect(again.error?.code).toBe('over_email_send_rate_limit')
  })
})

describe('signing in', () => {
  it('opens a session that knows its user, refreshes and ends', async () => {
    const email = await member()
    const client = supabase.visitor()
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id)
    expect((await client.auth.refreshSession()).error).toBeNull()
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    await client.auth.signOut()
    expect((await supabase.visitor().auth.getUser(token)).error).not.toBeNull()
  })

  it('tells an unconfirmed address only to whoever knows the password', async () => {
    const email = newEmail()
    const client = supabase.visitor()
    await client.auth.signUp({ email, password: PASSWORD })
    const right = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(right.error?.code).toBe('email_not_confirmed')
    const wrong = await client.auth.signInWithPassword({ email, password: 'wrong one' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  const guess = async (email: string, from: string, password = 'guess') => {
    const headers = { 'x-forwarded-for': from }
    const { error } = await supabase.visitor(headers).auth.signInWithPassword({ email, password })
    return error?.code ?? 'ok'
  }

  it('nobody locks an account out: the right password passes after thirty failures', async () => {
    const email = await member()
    const [stranger, owner] = ['203.0.113.1', '203.0.113.2']
    // All at once: they are counted one by one all the same.
    const answers = await Promise.all(Array.from({ length: 34 }, () => guess(email, stranger)))
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(30)
    expect(answers.filter((code) => code === 'over_request_rate_limit')).toHaveLength(4)
    expect(await guess(email, owner, 'wrong one')).toBe('invalid_credentials')
    expect(await guess(email, owner, PASSWORD)).toBe('ok')
    expect(await guess(email, stranger)).toBe('over_request_rate_limit')
    expect(await guess(email, stranger, PASSWORD)).toBe('ok')
  })

  it('a queue that is full answers at once that there were too many', async () => {
    const email = await member()
    await Promise.all(Array.from({ length: 30 }, () => guess(email, '203.0.113.3')))
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => guess(email, '203.0.113.3', PASSWORD)),
    )
    expect(answers.filter((code) => code === 'over_request_rate_limit')).toHaveLength(7)
    expect(answers.filter((code) => code === 'ok')).toHaveLength(5)
  })
})
