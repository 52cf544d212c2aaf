import { mediaTypes } from '@/lib/answer-file'
import { respond } from '@/lib/api'
import { calendarFile } from '@/lib/calendar-file'
import { AppError } from '@/lib/errors'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { readFeed } from '@/lib/matters/data'
import { feedEvents } from '@/lib/matters/feed-events'
import { hashFeedToken, isFeedToken } from '@/lib/matters/feed-token'
import { createRateLimiter } from '@/lib/rate-limit'
import { anonymousClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ token: string }> }

/** Calendars come a few times an hour; whoever guesses at a secret does not get far. */
const limiter = createRateLimiter({ name: 'matter-calendar', points: 60, seconds: 600 })

/** The open deadlines of whoever made this secret address, for their calendar. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const { token } = await params
      const secret = token.replace(/\.ics$/, '')
      const entries = isFeedToken(secret)
        ? await readFeed(anonymousClient(), hashFeedToken(secret))
        : null
      if (entries === null) throw new AppError('notFound')
      const file = calendarFile(
        await feedEvents(entries, (id) => absoluteUrl('ko', `/matters/${id}`)),
        new Date(),
      )
      return new Response(file, {
        headers: {
          'content-type': mediaTypes.ics,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      })
    },
    limiter,
  )
}
