import { deliverJob } from '@/lib/webhooks/job'
import { outgoingSchema } from '@/lib/webhooks/schema'
import { type Delivery, postWebhook } from '@/lib/webhooks/service'
import { signedHeaders } from '@/lib/webhooks/signature'
import { type Handler, handles } from '@/worker/handler'

type Post = (url: string, body: string, headers: Record<string, string>) => Promise<Delivery>

/**
 * Posts one message. What came of it and the next attempt are written with the end of the job; a job that was killed
 * after it had posted posts the same id again, by which receivers know it.
 */
export const deliverHandler = (
  post: Post = postWebhook,
  now: () => Date = () => new Date(),
): Handler =>
  handles(deliverJob, async ({ message }, { sql }) => {
    const [row] = await sql`select public.webhook_message_to_send(${message}) as outgoing`
    const outgoing = outgoingSchema.parse(row?.outgoing)
    if (!outgoing) return undefined
    const { url, body, secrets } = outgoing
    const at = Math.floor(now().getTime() / 1000)
    const id = `msg_${message.replaceAll('-', '')}`
    const { status, error, ms } = await post(url, body, signedHeaders(id, at, body, secrets))
    return async (transaction) => {
      await transaction`select public.record_webhook_attempt(${message}, ${status}, ${error}, ${ms})`
    }
  })
