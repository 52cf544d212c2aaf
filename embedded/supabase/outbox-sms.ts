import type postgres from 'postgres'
import { z } from 'zod'
import { isSameSecret } from '@/lib/security/same-secret'
import { smsBytes } from '@/lib/sms/sms'
import { readSolapiAuthorization, solapiSignature } from '@/lib/sms/solapi-signature'
import { isCall, type Middleware, readJson } from './middleware'

/** How far the clock of who sends may be off. */
const SKEW_MS = 15 * 60_000

/** Of Solapi's `POST /messages/v4/send`, what the site sends. */
const messageSchema = z.object({
  message: z.object({
    to: z.string().regex(/^\d{8,12}$/),
    from: z.string().regex(/^\d{8,12}$/),
    text: z.string().refine((text) => text !== '' && smsBytes(text) <= 90),
    type: z.literal('SMS'),
  }),
})

/** Without the headers of the REST layer: no page of another origin may read an answer of the outbox. */
const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** An error as Solapi writes it. */
const refusal = (status: number, errorCode: string, errorMessage: string) =>
  answer({ errorCode, errorMessage }, status)

type Key = { publishableKey: string; secretKey: string }

/** Why a request is not believed; null when it is. */
function signatureError(
  header: string,
  { publishableKey, secretKey }: Key,
  now: number,
): string | null {
  const signed = readSolapiAuthorization(header)
  if (!signed || signed.apiKey !== publishableKey) return 'InvalidAPIKey'
  const expected = solapiSignature(secretKey, signed.date, signed.salt)
  if (!isSameSecret(signed.signature, expected)) return 'SignatureDoesNotMatch'
  // A date that cannot be read is never near.
  const isNear = Math.abs(Date.parse(signed.date) - now) <= SKEW_MS
  return isNear ? null : 'RequestTimeTooSkewed'
}

/** Solapi's way to send one text message, signed as its documents say. */
export const outboxSms =
  (sql: postgres.Sql, key: Key, now: () => number): Middleware =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/messages/v4/send')) return next(request)
    const header = request.headers.get('authorization') ?? ''
    const doubt = signatureError(header, key, now())
    if (doubt) return refusal(403, doubt, 'This request is not signed as it must be')
    const parsed = messageSchema.safeParse(await readJson(request))
    if (!parsed.success) return refusal(400, 'ValidationError', z.prettifyError(parsed.error))
    const { to, from, text } = parsed.data.message
    const signature = readSolapiAuthorization(header)?.signature ?? ''
    const [sent] = await sql<{ id: string }[]>`
      insert into embedded.sms (recipient, sender, body, signature)
      values (${to}, ${from}, ${text}, ${signature})
      on conflict (signature) do nothing
      returning id::text`
    if (!sent) return refusal(403, 'DuplicatedSignature', 'This signature was used before')
    return answer({
      messageId: sent.id,
      to,
      from,
      type: 'SMS',
      statusCode: '2000',
      statusMessage: 'taken',
    })
  }
