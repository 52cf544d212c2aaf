import { stopMailsByLink } from '@/lib/alerts/mutations'
import { respond, succeed } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { anonymousClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ token: string }> }

const limit = createRateLimiter({ name: 'alerts.stop-mail', points: 60, seconds: 600 })

/**
 * What a mailbox sends when its reader presses “unsubscribe” (RFC 8058): without cookies, and only by POST, because
 * programs that look at a mail follow its links.
 */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const { token } = await params
      if (!(await stopMailsByLink(anonymousClient(), token, true))) throw new AppError('notFound')
      return succeed({ stopped: true })
    },
    limit,
  )
}
