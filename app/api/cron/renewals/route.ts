import { respond, succeed } from '@/lib/api'
import { createBillingContext } from '@/lib/billing/context'
import { deliverNotices } from '@/lib/billing/notices/delivery'
import { runRenewals } from '@/lib/billing/renewals/run'
import { isScheduler } from '@/lib/billing/renewals/scheduler'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { sendMail } from '@/lib/mail/send-mail'
import { createRateLimiter } from '@/lib/rate-limit'

/** A scheduler comes once an hour; whoever guesses at its secret does not get far. */
const cronLimit = createRateLimiter({ name: 'cron', points: 20, seconds: 60 })

/** Schedulers hang up on long answers; what is left is for the next run. */
const longestMs = 50_000
const mostMails = 100

/** Charges what is due: the same as `npm run billing:renew`, for a scheduler that can only ask by HTTP. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const { CRON_SECRET } = env()
      if (!CRON_SECRET) throw new AppError('unavailable', { internal: 'CRON_SECRET is not set' })
      if (!isScheduler(request.headers, CRON_SECRET)) throw new AppError('unauthorized')
      const signal = AbortSignal.timeout(longestMs)
      const ctx = createBillingContext()
      const renewed = await runRenewals(ctx, { limit: 500, concurrency: 4, signal })
      const mails = signal.aborted ? 0 : mostMails
      const { sent, failed } = await deliverNotices(ctx.service, sendMail, ctx.now(), mails)
      return succeed({ ...renewed, mails: sent, mailsFailed: failed })
    },
    cronLimit,
  )
}
