import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import type { Role } from '@/lib/auth/constants'
import { env } from '@/lib/env'
import { type CookieToSet, sessionCookieOptions, withHint } from '@/lib/supabase/session-cookies'
import { realtime, supabaseAddress, withoutSession } from '@/lib/supabase/settings'

export type Account = { id: string; email: string; password: string; role: Role }

/** An address that nobody has used before. */
export const newEmail = () => `e2e-${randomUUID()}@example.test`

/** Past every policy: makes what a test starts from. */
function admin() {
  const { url } = supabaseAddress()
  const key = env().SUPABASE_SERVICE_ROLE_KEY
  if (!key) throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set: run "npm test -- e2e".')
  return createClient(url, key, { auth: withoutSession, realtime })
}

/** Somebody with a confirmed address and a profile. */
export async function createAccount(role: Role = 'user'): Promise<Account> {
  const service = admin()
  const [email, password] = [newEmail(), 'correct horse']
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  })
  if (error) throw error
  const { id } = data.user
  const profile = await service.from('profiles').insert({ id, email, role })
  if (profile.error) throw profile.error
  return { id, email, password, role }
}

/** Signs the browser in, past the form: with the cookies that the site itself would have set. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  const { url, anonKey } = supabaseAddress()
  const set: CookieToSet[] = []
  const client = createServerClient(url, anonKey, {
    cookieOptions: sessionCookieOptions(),
    realtime,
    cookies: {
      getAll: () => [],
      setAll: (changed) => {
        set.push(...withHint(changed))
      },
    },
  })
  const { error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  const cookies = set.map(({ name, value, options }) => ({
    name,
    value,
    url: process.env.BASE_URL ?? 'http://localhost:3000',
    httpOnly: options.httpOnly ?? false,
    sameSite: 'Lax' as const,
  }))
  await page.context().addCookies(cookies)
}

/** A new account of this role, signed in. */
export async function logInAs(page: Page, role: Role): Promise<Account> {
  const account = await createAccount(role)
  await signInAs(page, account)
  return account
}

/**
 * An address of its own for each test, as a proxy would report it: limits count by visitor, and all tests
 * come from one machine.
 */
export const ownAddress = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`,
})

/** The newest mail to an address, as the page of the outbox shows it. */
export async function newestMail(email: string): Promise<string> {
  const answer = await fetch(new URL('/outbox', supabaseAddress().url))
  const mail = (await answer.text()).split('<article').find((each) => each.includes(email))
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail.replaceAll('&amp;', '&')
}

/** The newest link in the mail to an address, as the outbox of the embedded stack shows it. */
export async function confirmLink(email: string): Promise<string> {
  const [link] = /http[^"\s<]+\/auth\/confirm\?[^"\s<]+/.exec(await newestMail(email)) ?? []
  if (!link) throw new Error(`no link in the mail to ${email}`)
  return link
}
