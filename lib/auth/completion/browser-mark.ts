import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'

/** Remembers that this browser has signed up, until the link of the mail ends. */
const signUpCookie = 'sign-up'
const signUpSeconds = 86_400

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Marks this browser. @returns what the sign-up is marked with, which says nothing about the cookie */
export async function markBrowser(): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const store = await cookies()
  store.set(signUpCookie, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    maxAge: signUpSeconds,
  })
  return hashOf(secret)
}

/** Takes the mark off this browser. @returns what its sign-up was marked with, or null without one */
export async function takeBrowserMark(): Promise<string | null> {
  const store = await cookies()
  const secret = store.get(signUpCookie)?.value
  if (!secret) return null
  store.delete(signUpCookie)
  return hashOf(secret)
}
