import type postgres from 'postgres'
import { z } from 'zod'
import { isSameSecret } from '@/lib/security/same-secret'
import { isCall, type Middleware, readJson } from './middleware'

/** Of Resend's `POST /emails`, what the site sends. */
const emailSchema = z.object({
  from: z.string().min(1),
  to: z.union([z.email(), z.array(z.email()).length(1)]).transform((to) => [to].flat()[0] ?? ''),
  subject: z.string().regex(/^\P{Cc}+$/u),
  text: z.string(),
  html: z.string(),
  reply_to: z.email().optional(),
})

/** Without the headers of the REST layer: no page of another origin may read an answer of the outbox. */
const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** An error as Resend writes it. */
const refusal = (statusCode: number, name: string, message: string) =>
  answer({ statusCode, name, message }, statusCode)

/** Resend's way to send a mail; the same Idempotency-Key twice is one mail. */
export const outboxMail =
  (sql: postgres.Sql, secretKey: string): Middleware =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/emails')) return next(request)
    const given = request.headers.get('authorization') ?? ''
    if (!isSameSecret(given, `Bearer ${secretKey}`)) {
      return refusal(401, 'invalid_api_key', 'API key is invalid')
    }
    const parsed = emailSchema.safeParse(await readJson(request))
    if (!parsed.success) return refusal(422, 'validation_error', z.prettifyError(parsed.error))
    const { to, subject, text, html, reply_to: replyTo = null } = parsed.data
    const key = request.headers.get('idempotency-key')
    const [sent] = await sql<{ id: string }[]>`
      insert into embedded.mail (recipient, subject, html, body, reply_to, idempotency_key)
      values (${to}, ${subject}, ${html}, ${text}, ${replyTo}, ${key})
      on conflict (idempotency_key) do nothing
      returning id::text`
    if (sent) return answer({ id: sent.id })
    const [known] = await sql<{ id: string; same: boolean }[]>`
      select id::text, (recipient, subject, body) = (${to}, ${subject}, ${text}) as same
      from embedded.mail where idempotency_key = ${key}`
    return known?.same
      ? answer({ id: known.id })
      : refusal(409, 'invalid_idempotent_request', 'This key was used for another mail')
  }
