import type { CookieOptions } from '@supabase/ssr'
import { env } from '@/lib/env'
import { sessionCookie, signedInCookie } from './constants'

export type CookieToSet = { name: string; value: string; options: CookieOptions }

/** How the session is kept in the browser. Lax, so that a link from a mail arrives signed in. */
export function sessionCookieOptions(): CookieOptions & { name: string } {
  return {
    name: sessionCookie,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
  }
}

/** The library splits a long session over `session.0`, `session.1`, … */
export function hasSessionCookie(names: readonly string[]): boolean {
  return names.some((name) => name === sessionCookie || /^session\.\d+$/.test(name))
}

/** What goes out with session cookies: the hint appears and disappears with them. */
export function withSignedInCookie(cookies: readonly CookieToSet[]): CookieToSet[] {
  const session = cookies.filter(({ name }) => hasSessionCookie([name]))
  const [first] = session
  if (!first) return [...cookies]
  const stored = session.find(({ value }) => value !== '')
  const options = { ...(stored ?? first).options, httpOnly: false }
  return [
    ...cookies,
    stored
      ? { name: signedInCookie, value: '1', options }
      : { name: signedInCookie, value: '', options: { ...options, maxAge: 0 } },
  ]
}
