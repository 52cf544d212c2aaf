import 'server-only'
import { cookies } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { logSecurity } from '@/lib/activity/security-log'
import { env } from '@/lib/env'
import { redirect } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'
import { userClient } from '@/lib/supabase/clients'
import { hasSessionCookie } from '@/lib/supabase/session-cookies'
import { type ProtectedPage, pageAccess } from './access'
import { readSession } from './data'
import { isRecoveryTokenValid, recoveryCookie } from './recovery-token'
import { hasAccess } from './requirement'
import type { SessionUser } from './schema'

/** Who is asking, or null when signed out. Asked once per request, however many components want to know. */
export const loadSession = cache(
  async (): Promise<SessionUser | null> => readSession(await userClient()),
)

/** Whether the browser came with a session, good or not. */
async function cameWithSession(): Promise<boolean> {
  return hasSessionCookie((await cookies()).getAll().map(({ name }) => name))
}

/**
 * The person, if the role matrix lets them into this page. Whose session has ended goes to the login page
 * (spec 8), all others to the front page (spec 2), which offers to log in to a visitor who is
 * signed out; both lead back here.
 * @param path where to come back to when it is more than the page's own path (a query, a part)
 */
export async function requireAccess(
  page: ProtectedPage,
  path: string = sitePages[page].path,
): Promise<SessionUser> {
  const user = await loadSession()
  const need = pageAccess[page]
  if (user && hasAccess(user, need)) return user
  const locale = await getLocale()
  if (user?.awaitsFactor) {
    return redirect({ href: { pathname: '/second-factor', query: { next: path } }, locale })
  }
  if (user) {
    await logSecurity({ type: 'access_denied', level: 'warning', user, data: { need, page } })
    return redirect({ href: '/', locale })
  }
  if (await cameWithSession()) {
    return redirect({
      href: { pathname: '/login', query: { next: path, notice: 'expired' } },
      locale,
    })
  }
  return redirect({ href: { pathname: '/', query: { login: path } }, locale })
}

/** The person who may set a password without the old one, because they have just followed the mail about it. */
export async function loadRecovery(): Promise<SessionUser | null> {
  const user = await loadSession()
  const pass = (await cookies()).get(recoveryCookie)?.value
  const secret = env().SUPABASE_SERVICE_ROLE_KEY ?? ''
  return user && isRecoveryTokenValid(pass, user.id, new Date(), secret) ? user : null
}
