/** @jest-environment node */
import { ask, lastHash, member, newEmail, PASSWORD, signedIn, signIn } from './members'
import { type SupabaseProcess, startSupabase } from './supabase-process'

const NEW = 'new password'
const DAY = 86_400_000
let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

/** Opens the last recovery mail to an address. */
async function recover(email: string) {
  const client = supabase.visitor()
  const token_hash = await lastHash(supabase, email)
  return { client, token_hash, ...(await client.auth.verifyOtp({ token_hash, type: 'recovery' })) }
}

describe('a forgotten password', () => {
  it('is chosen anew through the mail, and the old one ends with every session', async () => {
    const { email, client: elsewhere } = await member(supabase, { language: 'ja' })
    expect((await supabase.visitor().auth.resetPasswordForEmail(email)).error).toBeNull()
    const mail = await supabase.lastMail(email)
    expect(mail?.subject).toBe('[法答] パスワードの再設定')
    expect(mail?.body).toContain('&type=recovery&lang=ja')

    const { client, error } = await recover(email)
    expect(error).toBeNull()
    expect((await client.auth.updateUser({ password: NEW })).error).toBeNull()
    expect((await signIn(supabase, email)).error?.code).toBe('invalid_credentials')
    expect((await signIn(supabase, email, NEW)).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await elsewhere.auth.getUser()).error).not.toBeNull()
  })

  it('has a link that works once', async () => {
    const { email } = await member(supabase)
    await supabase.visitor().auth.resetPasswordForEmail(email)
    const { token_hash } = await recover(email)
    const again = await supabase.visitor().auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(again.error?.code).toBe('otp_expired')
  })

  it('has a link that a later mail replaces', async () => {
    const { email } = await member(supabase)
    await supabase.visitor().auth.resetPasswordForEmail(email)
    const token_hash = await lastHash(supabase, email)
    const early = await supabase.visitor().auth.resetPasswordForEmail(email)
    expect(early.error?.code).toBe('over_email_send_rate_limit')
    await supabase.pass(61_000)
    expect((await supabase.visitor().auth.resetPasswordForEmail(email)).error).toBeNull()
    const old = await supabase.visitor().auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(old.error?.code).toBe('otp_expired')
    expect((await recover(email)).error).toBeNull()
  })

  it('has a link that works for a day and no longer', async () => {
    const [early, late] = [await member(supabase), await member(supabase)]
    for (const { email } of [early, late])
      await supabase.visitor().auth.resetPasswordForEmail(email)
    await supabase.pass(DAY - 60_000)
    expect((await recover(early.email)).error).toBeNull()
    await supabase.pass(2 * 60_000)
    expect((await recover(late.email)).error?.code).toBe('otp_expired')
  })

  it('gets the same answer for an address nobody has', async () => {
    const { email } = await member(supabase)
    const forget = (to: string) =>
      fetch(`${supabase.url}/auth/v1/recover`, {
        method: 'POST',
        headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: to }),
      })
    const [known, unknown] = [await forget(email), await forget(newEmail())]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  })

  it('cannot be guessed from the address and six digits', async () => {
    const { email } = await member(supabase)
    await supabase.visitor().auth.resetPasswordForEmail(email)
    expect(await lastHash(supabase, email)).toMatch(/^[0-9a-f]{56}$/)
    // The address itself may end in digits alone.
    const { body = '' } = (await supabase.lastMail(email)) ?? {}
    expect(body).toContain(email)
    expect(body.replaceAll(email, '')).not.toMatch(/\b\d{6,10}\b/)
  })
})

describe('changing the password', () => {
  it('ends the other sessions and the links sent before', async () => {
    const { email } = await member(supabase)
    const [here, there] = [await signedIn(supabase, email), await signedIn(supabase, email)]
    await supabase.visitor().auth.resetPasswordForEmail(email)
    expect((await here.client.auth.updateUser({ password: NEW })).error).toBeNull()
    expect((await here.client.auth.refreshSession()).error).toBeNull()
    const dead = await ask(supabase, there.session.access_token)
    expect(dead).toEqual([403, 'session_not_found'])
    expect((await there.client.auth.refreshSession()).error).not.toBeNull()
    expect((await recover(email)).error?.code).toBe('otp_expired')
  })

  it.each([
    ['the one it was', PASSWORD, 'same_password', 422],
    ['five characters', '12345', 'weak_password', 422],
    ['more than bcrypt reads', 'a'.repeat(73), 'validation_failed', 400],
  ])('refuses %s', async (_, password, code, status) => {
    const { client } = await member(supabase)
    const { error } = await client.auth.updateUser({ password })
    expect(error).toMatchObject({ code, status })
  })

  it('refuses whoever is not signed in', async () => {
    const { error } = await supabase.visitor().auth.updateUser({ password: NEW })
    expect(error).not.toBeNull()
  })
})
