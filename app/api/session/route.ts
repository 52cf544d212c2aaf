import { respond, succeed } from '@/lib/api'
import { readSession } from '@/lib/auth/data'
import type { SessionAnswer } from '@/lib/auth/schema'
import { sessionClient } from '@/lib/supabase/server'

/** Who is signed in, for pages that were made for everybody. Never cached. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const user = await readSession(await sessionClient())
    const answer: SessionAnswer = {
      user: user && { email: user.email, role: user.role, permissions: user.permissions },
    }
    return succeed(answer)
  })
}
