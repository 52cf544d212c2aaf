import { cookies } from 'next/headers'
import { respond, succeed } from '@/lib/api'
import { readSession } from '@/lib/auth/data'
import { demoIsOffered } from '@/lib/auth/demo-account'
import { forgetSession } from '@/lib/auth/end-session'
import type { SessionAnswer } from '@/lib/auth/schema'
import { env } from '@/lib/env'
import { signedInCookie } from '@/lib/supabase/constants'
import { sessionClient } from '@/lib/supabase/server'
import { holdsSession } from '@/lib/supabase/session-cookies'

/** Whether the browser came with a session, or with the word that it has one. */
async function claimsSession(): Promise<boolean> {
  const names = (await cookies()).getAll().map(({ name }) => name)
  return holdsSession(names) || names.includes(signedInCookie)
}

/** Who is signed in, for pages that were made for everybody. Never cached. A dead session is taken away. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const claims = await claimsSession()
    const user = await readSession(await sessionClient())
    if (claims && !user) await forgetSession()
    const answer: SessionAnswer = {
      user: user && { email: user.email, role: user.role, permissions: user.permissions },
      demo: demoIsOffered(env()),
    }
    return succeed(answer)
  })
}
