import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { fetchJson } from '@/lib/http'
import { retry, type Sleep, transientFailures } from '@/lib/retry'
import type { SmsTransport } from './sms'
import { type SolapiKey, solapiAuthorization } from './solapi-signature'

/** Somebody looks at a form meanwhile. */
const TIMEOUT_MS = 5000
const ATTEMPTS = 3
const BASE_DELAY_MS = 1000

/** Codes that begin with 2 say that the message was taken, all others why it was not. */
const answerSchema = z.object({ messageId: z.string(), statusCode: z.string() })

type Options = { sleep?: Sleep; now?: () => Date; timeoutMs?: number }

/**
 * Solapi's API, or the embedded outbox, which speaks the same. It knows no key against sending twice: when
 * an answer is lost the same message may arrive again.
 */
export function solapiTransport(
  service: SolapiKey & { url: string; sender: string },
  { sleep, now = () => new Date(), timeoutMs = TIMEOUT_MS }: Options = {},
): SmsTransport {
  return async ({ to, text }) => {
    const send = async () => {
      const { statusCode } = await fetchJson({
        url: new URL('/messages/v4/send', service.url).href,
        method: 'POST',
        schema: answerSchema,
        timeoutMs,
        headers: { authorization: solapiAuthorization(service, now()) },
        body: { message: { to, from: service.sender, text, type: 'SMS' } },
      })
      if (!statusCode.startsWith('2')) {
        throw new AppError('validation', {
          internal: `message refused: ${statusCode.slice(0, 10)}`,
        })
      }
    }
    const policy = { attempts: ATTEMPTS, baseDelay: BASE_DELAY_MS, retryOn: transientFailures }
    await retry(send, policy, sleep)
  }
}
