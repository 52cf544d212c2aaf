import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { readSession } from '@/lib/auth/data'
import type { SessionUser } from '@/lib/auth/schema'
import { type Tier, tierOf } from '@/lib/entitlements'
import { env } from '@/lib/env'
import { userClient } from '@/lib/supabase/clients'
import type { Db } from '@/lib/supabase/types'
import { deviceCookie, deviceCookieSeconds } from './constants'

/** Who uses the chat in a browser: an account, or a browser that nobody is signed in with. */
export type BrowserOwner =
  | { kind: 'user'; user: SessionUser; plan: Tier /** With their own session. */; db: Db }
  | { kind: 'device' /** Hash of the browser's secret. */; device: string; plan: Tier }

/** Whose conversations these are; `holder` is the account whose API key a program brought. */
export type ChatOwner =
  | BrowserOwner
  | { kind: 'holder'; user: Pick<SessionUser, 'id' | 'plan'>; plan: Tier }

const secretForm = /^[\w-]{43}$/

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const ofDevice = (secret: string): BrowserOwner => ({
  kind: 'device',
  device: hashOf(secret),
  plan: tierOf(null),
})

/** Who is asking; null for a visitor who has asked nothing yet. Makes no device. */
export async function chatOwner(): Promise<BrowserOwner | null> {
  const db = await userClient()
  const user = await readSession(db)
  if (user) return { kind: 'user', user, plan: tierOf(user), db }
  const secret = (await cookies()).get(deviceCookie)?.value
  return secret && secretForm.test(secret) ? ofDevice(secret) : null
}

/** Who is asking; a visitor's first question makes their device. Only where cookies can be set. */
export async function askingOwner(): Promise<BrowserOwner> {
  const known = await chatOwner()
  if (known) return known
  const secret = randomBytes(32).toString('base64url')
  const store = await cookies()
  store.set(deviceCookie, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    maxAge: deviceCookieSeconds,
  })
  return ofDevice(secret)
}

/** The owner as the functions of the database take them. */
export function ownerArguments(owner: ChatOwner): {
  p_user: string | null
  p_device: string | null
} {
  return owner.kind === 'device'
    ? { p_user: null, p_device: owner.device }
    : { p_user: owner.user.id, p_device: null }
}
