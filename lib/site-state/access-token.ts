import { z } from 'zod'
import { sessionCookie } from '@/lib/supabase/constants'
import { hasSessionCookie } from '@/lib/supabase/session-cookies'

export type CookieValue = { name: string; value: string }

const tokenSchema = z.object({ access_token: z.string().min(1) })
const encodedPrefix = 'base64-'

function decode(text: string): string {
  const base64 = text.slice(encodedPrefix.length).replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/**
 * The token in the session's cookies, as @supabase/ssr keeps it, without renewing it: renewing belongs to
 * whoever can set cookies. It proves nothing before the database has looked at it.
 */
export function readAccessToken(cookies: readonly CookieValue[]): string | null {
  const place = ({ name }: CookieValue) => Number(name.slice(sessionCookie.length + 1))
  const parts = cookies.filter(({ name }) => hasSessionCookie([name]))
  const text = parts
    .sort((one, other) => place(one) - place(other))
    .map(({ value }) => value)
    .join('')
  if (text === '') return null
  try {
    const session: unknown = JSON.parse(text.startsWith(encodedPrefix) ? decode(text) : text)
    return tokenSchema.parse(session).access_token
  } catch {
    return null
  }
}
