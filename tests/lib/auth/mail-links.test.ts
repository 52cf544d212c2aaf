/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { signUp } from '@/lib/auth/actions'
import { completeSignUp } from '@/lib/auth/completion/actions'
import { initialLinkState, initialSignUpState } from '@/lib/auth/form-state'
import { confirmLink } from '@/lib/auth/links/actions'
import type { Mail } from '@/lib/mail/mail'
import { lastHash, newEmail, PASSWORD, signIn } from '@/tests/embedded/members'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { signUpData } from '@/tests/factories/sign-up'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'

let supabase: SupabaseProcess
let asking: SupabaseClient
let cookies: Map<string, string>
// Cookies and headers exist only inside a request of Next; which browser asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => supabase.visitor(),
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
const afterwards: Promise<void>[] = []
jest.mock('next/server', () => ({
  after: (work: () => Promise<void>) => afterwards.push(work()),
}))
const sent: Mail[] = []
jest.mock('@/lib/mail/send-mail', () => ({ sendMail: async (mail: Mail) => sent.push(mail) }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({
    get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : undefined),
    getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => cookies.set(name, value),
    delete: (name: string) => cookies.delete(name),
  }),
}))

function useBrowser() {
  cookies = new Map()
  asking = supabase.visitor()
}

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())
beforeEach(useBrowser)

const askForAccount = (email: string) =>
  signUp(initialSignUpState, signUpData({ email, organization: 'court' }))

const follow = async (email: string, more: Record<string, string> = {}) => {
  const token_hash = await lastHash(supabase, email)
  const link = formOf({ token_hash, type: 'signup', ...more })
  return redirectTarget(confirmLink(initialLinkState, link))
}

const profileOf = async (email: string) =>
  (
    await supabase.sql`select user_type, organization, phone from profiles where email = ${email}`
  )[0]

test('the browser that signed up is in by the link alone, with what it typed', async () => {
  const email = newEmail()
  expect(await askForAccount(email)).toMatchObject({ result: { sentTo: email } })
  expect(await follow(email)).toBe('/?notice=welcome')
  expect(await profileOf(email)).toMatchObject({ organization: 'court', phone: '01012345678' })
  expect((await signIn(supabase, email)).error).toBeNull()
  expect([...cookies.keys()]).not.toContain('sign-up')
})

test('anywhere else the holder of the mailbox chooses password and details', async () => {
  const email = newEmail()
  await askForAccount(email)
  useBrowser()
  expect(await follow(email, { locale: 'en', next: '/pricing' })).toBe(
    '/en/complete-sign-up?next=%2Fpricing',
  )
  expect(await profileOf(email)).toMatchObject({ organization: null, phone: null })
  expect((await signIn(supabase, email)).error?.code).toBe('invalid_credentials')
  const unsaid = await completeSignUp(initialSignUpState, signUpData({ userType: null }))
  expect(unsaid.errors).toEqual({ userType: 'required' })
  const own = { password: 'my own horse', confirmPassword: 'my own horse', next: '/pricing' }
  const data = signUpData({ ...own, userType: 'professional', organization: 'lawFirm' })
  expect(await redirectTarget(completeSignUp(initialSignUpState, data))).toBe(
    '/pricing?notice=welcome',
  )
  expect(await profileOf(email)).toMatchObject({
    user_type: 'professional',
    organization: 'lawFirm',
  })
  expect((await signIn(supabase, email, 'my own horse')).error).toBeNull()
  const { data: auth } = await asking.auth.getUser()
  expect(auth.user?.user_metadata).toMatchObject({ organization: 'lawFirm' })
})

test('a stranger who signed up first gains nothing by it', async () => {
  const email = newEmail()
  const stranger = { password: 'of the stranger', confirmPassword: 'of the stranger' }
  await signUp(initialSignUpState, signUpData({ email, ...stranger }))
  useBrowser()
  // Auth keeps what came first, so that this browser's mark is not the account's.
  await askForAccount(email)
  expect(await follow(email)).toBe('/complete-sign-up')
  for (const password of ['of the stranger', PASSWORD]) {
    expect((await signIn(supabase, email, password)).error?.code).toBe('invalid_credentials')
  }
})

test.each(['123456', 'qwer1234', 'Dragon', 'aaaaaaaa'])(
  'no account is made with %s',
  async (common) => {
    const email = newEmail()
    const data = signUpData({ email, password: common, confirmPassword: common })
    expect(await signUp(initialSignUpState, data)).toMatchObject({
      result: null,
      errors: { password: 'weakPassword' },
    })
    expect(await supabase.lastMail(email)).toBeUndefined()
  },
)

test('without the link nobody sets a password in this way', async () => {
  const { email } = await (async () => {
    const email = newEmail()
    await askForAccount(email)
    await follow(email)
    return { email }
  })()
  const data = signUpData({ password: 'taken over', confirmPassword: 'taken over' })
  expect(await completeSignUp(initialSignUpState, data)).toMatchObject({ reason: 'noLink' })
  expect((await signIn(supabase, email)).error).toBeNull()
})

test('a change of address waits for both links, and the old address is told when it is done', async () => {
  const [email, next] = [newEmail(), newEmail()]
  await askForAccount(email)
  await follow(email)
  expect((await asking.auth.updateUser({ email: next })).error).toBeNull()
  const linkOf = async (to: string) =>
    formOf({ token_hash: await lastHash(supabase, to), type: 'email_change' })
  expect(await confirmLink(initialLinkState, await linkOf(next))).toMatchObject({
    reason: 'waitsForOther',
  })
  expect(await redirectTarget(confirmLink(initialLinkState, await linkOf(email)))).toBe(
    '/settings?notice=emailChanged',
  )
  await Promise.all(afterwards)
  const told = sent.filter(({ to }) => to === email)
  expect(told.map(({ subject }) => subject)).toEqual(['[법답] 계정의 이메일이 바뀌었습니다'])
  expect(told[0]?.text).not.toContain(next)
})
