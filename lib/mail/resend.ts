import { z } from 'zod'
import { fetchJson } from '@/lib/http'
import { retry, type Sleep, transientFailures } from '@/lib/retry'
import { type MailTransport, unsubscribeHeaders } from './mail'

const TIMEOUT_MS = 10_000
const ATTEMPTS = 3
const BASE_DELAY_MS = 1000

const answerSchema = z.object({ id: z.string() })

/** Resend's API, or the embedded outbox, which speaks the same. The key makes trying again safe. */
export function resendTransport(
  service: { url: string; apiKey: string },
  sleep?: Sleep,
): MailTransport {
  return async (mail, from) => {
    const send = () =>
      fetchJson({
        url: new URL('/emails', service.url).href,
        method: 'POST',
        schema: answerSchema,
        timeoutMs: TIMEOUT_MS,
        headers: {
          authorization: `Bearer ${service.apiKey}`,
          'idempotency-key': mail.idempotencyKey,
        },
        body: {
          from,
          to: [mail.to],
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.replyTo ? { reply_to: mail.replyTo } : {}),
          ...(mail.unsubscribe ? { headers: unsubscribeHeaders(mail) } : {}),
        },
      })
    const policy = { attempts: ATTEMPTS, baseDelay: BASE_DELAY_MS, retryOn: transientFailures }
    await retry(send, policy, sleep)
  }
}
