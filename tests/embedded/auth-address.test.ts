/** @jest-environment node */
import { lastHash, member, newEmail, signIn } from './members'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const follow = (token_hash: string) =>
  supabase.visitor().auth.verifyOtp({ token_hash, type: 'email_change' })

describe('changing the address', () => {
  it('is proved at both; then the old one stops working', async () => {
    const { email, client } = await member(supabase, { language: 'en' })
    const address = newEmail()
    const asked = await client.auth.updateUser({ email: address.toUpperCase() })
    expect(asked.error).toBeNull()
    expect(asked.data.user).toMatchObject({ email, new_email: address })
    for (const to of [email, address]) {
      const mail = await supabase.lastMail(to)
      expect(mail?.subject).toBe('[Beopdap] Confirm the change of your e-mail address')
      expect(mail?.body).toContain(`from ${email} to ${address}`)
    }
    const [old, next] = [await lastHash(supabase, email), await lastHash(supabase, address)]
    expect(old).not.toBe(next)

    const first = await follow(next)
    expect(first.error).toBeNull()
    expect(first.data.session).toBeNull()
    expect((await follow(next)).error?.code).toBe('otp_expired')
    expect((await signIn(supabase, email)).error).toBeNull()
    expect((await signIn(supabase, address)).error?.code).toBe('invalid_credentials')

    const followed = await follow(old)
    expect(followed.error).toBeNull()
    expect(followed.data.user).toMatchObject({ email: address })
    expect(followed.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: address })
    expect((await signIn(supabase, email)).error?.code).toBe('invalid_credentials')
    expect((await signIn(supabase, address)).error).toBeNull()
    expect((await follow(old)).error?.code).toBe('otp_expired')
  })

  it('takes the links in either order, and one of them is never enough', async () => {
    const { email, client } = await member(supabase)
    const address = newEmail()
    await client.auth.updateUser({ email: address })
    const [old, next] = [await lastHash(supabase, email), await lastHash(supabase, address)]
    for (const _ of [1, 2]) expect((await follow(old)).data.session).toBeNull()
    expect((await signIn(supabase, email)).error).toBeNull()
    expect((await follow(next)).data.user).toMatchObject({ email: address })
  })

  it('takes no first link after a day', async () => {
    const { email, client } = await member(supabase)
    const address = newEmail()
    await client.auth.updateUser({ email: address })
    await supabase.pass(86_400_000)
    for (const to of [address, email]) {
      expect((await follow(await lastHash(supabase, to))).error?.code).toBe('otp_expired')
    }
    expect((await signIn(supabase, email)).error).toBeNull()
  })

  it('takes no second link after a day', async () => {
    const { email, client } = await member(supabase)
    const address = newEmail()
    await client.auth.updateUser({ email: address })
    await follow(await lastHash(supabase, email))
    await supabase.pass(86_400_000)
    const late = await follow(await lastHash(supabase, address))
    expect(late.error?.code).toBe('otp_expired')
  })

  it('ends a recovery link that went to the old one', async () => {
    const { email, client } = await member(supabase)
    const address = newEmail()
    await client.auth.resetPasswordForEmail(email)
    const token_hash = await lastHash(supabase, email)
    await client.auth.updateUser({ email: address })
    for (const to of [email, address]) await follow(await lastHash(supabase, to))
    const old = await supabase.visitor().auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(old.error?.code).toBe('otp_expired')
  })

  it('refuses one that is taken, at once and also in the meantime', async () => {
    const [{ email, client }, other] = [await member(supabase), await member(supabase)]
    const taken = await client.auth.updateUser({ email: other.email })
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
    const address = newEmail()
    await client.auth.updateUser({ email: address })
    await follow(await lastHash(supabase, email))
    const token_hash = await lastHash(supabase, address)
    await supabase.pass(61_000)
    await member(supabase, {}, address)
    expect((await follow(token_hash)).error?.code).toBe('email_exists')
  })

  it('waits between two mails, and sends again when asked', async () => {
    const { client } = await member(supabase)
    const [first, second] = [newEmail(), newEmail()]
    await client.auth.updateUser({ email: first })
    const early = await client.auth.updateUser({ email: second })
    expect(early.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(await supabase.lastMail(second)).toBeUndefined()
    await supabase.pass(61_000)
    expect((await client.auth.updateUser({ email: second })).error).toBeNull()
    expect((await follow(await lastHash(supabase, first))).error?.code).toBe('otp_expired')
  })

  it('refuses what is no address', async () => {
    const { client } = await member(supabase)
    for (const email of ['nobody', 'a@b', 'a b@example.test', `a@example.test\nBcc: x@y.test`]) {
      expect((await client.auth.updateUser({ email })).error?.status).toBe(400)
    }
  })
})

describe('what a person says of themselves', () => {
  it('never becomes a right', async () => {
    const grabbed = { role: 'service_role', app_metadata: { role: 'admin' }, permissions: ['all'] }
    const { id, client } = await member(supabase, grabbed)
    await client.auth.updateUser({ data: grabbed })
    const { data } = await client.auth.getSession()
    await fetch(`${supabase.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: supabase.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...grabbed, aud: 'service_role', banned_until: null, id: 'x' }),
    })
    const [row] = await supabase.sql`
      select role, aud, raw_app_meta_data as app from auth.users where id = ${id}`
    expect(row).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
    expect(row?.app).toEqual({ provider: 'email', providers: ['email'] })
    await client.auth.refreshSession()
    const claims = await client.auth.getClaims()
    expect(claims.data?.claims).toMatchObject({ role: 'authenticated' })
  })
})

describe('a login link', () => {
  it('signs a member in, and makes an unknown address confirm first', async () => {
    const { email } = await member(supabase, { language: 'zh' })
    const client = supabase.visitor()
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    expect((await supabase.lastMail(email))?.subject).toBe('[法答] 登录链接')
    const token_hash = await lastHash(supabase, email)
    expect((await client.auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull()

    const unknown = newEmail()
    expect((await client.auth.signInWithOtp({ email: unknown })).error).toBeNull()
    const [row] = await supabase.sql`
      select email_confirmed_at from auth.users where email = ${unknown}`
    expect(row).toEqual({ email_confirmed_at: null })
    const none = { email: newEmail(), options: { shouldCreateUser: false } }
    expect((await client.auth.signInWithOtp(none)).error?.code).toBe('otp_disabled')
  })
})
