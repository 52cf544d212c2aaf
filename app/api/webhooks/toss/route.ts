import { z } from 'zod'
import { readJson, respond, succeed } from '@/lib/api'
import { createBillingContext } from '@/lib/billing/context'
import { handleWebhook } from '@/lib/billing/webhook/handle'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'

/** A day of refunds by hand is a handful a minute; each event costs a look-up at the provider. */
const webhookLimit = createRateLimiter({ name: 'webhooks', points: 120, seconds: 60 })

const transmissionSchema = z.string().min(1).max(200)

/** What the payment provider tells by itself. Any answer but 200 makes it tell that again later. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const transmission = transmissionSchema.safeParse(
        request.headers.get('tosspayments-webhook-transmission-id'),
      )
      if (!transmission.success) throw new AppError('validation')
      const event = await readJson(request, 64 * 1024)
      const handled = await handleWebhook(createBillingContext(), transmission.data, event)
      if (handled === 'again') throw new AppError('server', { internal: 'could not be looked up' })
      // The same whatever became of it: nobody learns here which orders there are.
      return succeed(null)
    },
    webhookLimit,
  )
}
