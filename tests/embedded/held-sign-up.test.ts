/** @jest-environment node */
import { confirmedSession, lastHash, newEmail, PASSWORD, signIn } from './members'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

/** A sign-up, confirmed by whoever reads the mail. */
async function confirmed(browser?: string) {
  const email = newEmail()
  const data = { language: 'en', organization: 'lawFirm', role: 'admin', browser }
  await supabase.visitor().auth.signUp({ email, password: PASSWORD, options: { data } })
  return { email, ...(await confirmedSession(supabase, email)) }
}

const claim = (id: string, browser: string | null) =>
  supabase.admin().rpc('claim_sign_up', { person: id, browser })

it('nobody signs in with the password of a sign-up that somebody else has confirmed', async () => {
  const { email, client } = await confirmed()
  expect((await signIn(supabase, email)).error?.code).toBe('invalid_credentials')
  // The holder of the mailbox chooses one, and that one counts.
  expect((await client.auth.updateUser({ password: 'my own horse' })).error).toBeNull()
  expect((await signIn(supabase, email)).error?.code).toBe('invalid_credentials')
  expect((await signIn(supabase, email, 'my own horse')).error).toBeNull()
})

it('details of the sign-up are gone too, but for the language of mails', async () => {
  const { client } = await confirmed()
  const { data } = await client.auth.getUser()
  expect(data.user?.user_metadata).toEqual({ email_verified: true, language: 'en' })
})

it('the browser that signed up gets both back, once', async () => {
  const { email, id, client } = await confirmed('this browser')
  expect((await claim(id, 'this browser')).data).toMatchObject({ organization: 'lawFirm' })
  expect((await claim(id, 'this browser')).data).toBeNull()
  expect((await signIn(supabase, email)).error).toBeNull()
  const { data } = await client.auth.getUser()
  expect(data.user?.user_metadata).toMatchObject({ organization: 'lawFirm', language: 'en' })
  expect(data.user?.user_metadata).not.toHaveProperty('browser')
})

it.each([
  ['another browser', 'mine', 'yours'],
  ['a browser without a mark', 'mine', null],
  ['a sign-up without a mark', undefined, null],
  ['an empty mark', '', ''],
])('%s gets nothing, and the password is forgotten', async (_, marked, browser) => {
  const { email, id } = await confirmed(marked)
  expect((await claim(id, browser)).data).toBeNull()
  expect((await claim(id, marked ?? null)).data).toBeNull()
  expect((await signIn(supabase, email)).error?.code).toBe('invalid_credentials')
})

it('a recovery mail that confirms the address gives the old password to nobody', async () => {
  const email = newEmail()
  await supabase.visitor().auth.signUp({ email, password: PASSWORD })
  await supabase.visitor().auth.resetPasswordForEmail(email)
  const client = supabase.visitor()
  const token_hash = await lastHash(supabase, email)
  expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await signIn(supabase, email)).error?.code).toBe('invalid_credentials')
})

it('an account that an administrator makes keeps its password', async () => {
  const email = newEmail()
  await supabase.admin().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  expect((await signIn(supabase, email)).error).toBeNull()
})

it('nobody but the server asks for what is held', async () => {
  const { id, client } = await confirmed('this browser')
  for (const asker of [client, supabase.visitor()]) {
    const answer = await asker.rpc('claim_sign_up', { person: id, browser: 'this browser' })
    expect(answer.error?.code).toBe('42501')
  }
})
