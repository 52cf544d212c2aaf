import { cookies } from 'next/headers'
import { respond, succeed } from '@/lib/api'
import { readSession } from '@/lib/auth/data'
import { isDemoOffered } from '@/lib/auth/demo-account'
import { clearSessionCookies } from '@/lib/auth/end-session'
import type { SessionAnswer } from '@/lib/auth/schema'
import { env } from '@/lib/env'
import { userClient } from '@/lib/supabase/clients'
import { signedInCookie } from '@/lib/supabase/constants'
import { hasSessionCookie } from '@/lib/supabase/session-cookies'

/** Whether the browser came with a session, or with the word that it has one. */
async function claimsSession(): Promise<boolean> {
  const names = (await cookies()).getAll().map(({ name }) => name)
  return hasSessionCookie(names) || names.includes(signedInCookie)
}

/** Who is signed in, for pages that were made for everybody. Never cached. A dead session is taken away. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const claims = await claimsSession()
    const user = await readSession(await userClient())
    if (claims && !user) await clearSessionCookies()
    const answer: SessionAnswer = {
      user: user && { email: user.email, role: user.role, permissions: user.permissions },
      demo: isDemoOffered(env(), request.headers),
    }
    return succeed(answer)
  })
}
