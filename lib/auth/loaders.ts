import 'server-only'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { redirect } from '@/lib/i18n/navigation'
import { sessionClient } from '@/lib/supabase/server'
import type { Permission } from './constants'
import { readSession } from './data'
import type { SessionUser } from './schema'

/** Who is asking, or null when signed out. Asked once per request, however many components want to know. */
export const loadSession = cache(
  async (): Promise<SessionUser | null> => readSession(await sessionClient()),
)

/**
 * The person, or off to the login page and back again.
 * @param returnTo unprefixed path of this page, as in links
 */
export async function requireSession(returnTo: string): Promise<SessionUser> {
  const user = await loadSession()
  if (user) return user
  return redirect({
    href: { pathname: '/login', query: { next: returnTo, notice: 'required' } },
    locale: await getLocale(),
  })
}

/** The person, if they may; whoever may not, or is signed out, goes to the front page (spec 2). */
export async function requirePermission(permission: Permission): Promise<SessionUser> {
  const user = await loadSession()
  if (user?.permissions[permission]) return user
  return redirect({ href: '/', locale: await getLocale() })
}
