import { z } from 'zod'
import type { AnswerEvent, QuestionRequest } from '@/lib/chat/request-schema'
import { type ChatMessage, chatMessageSchema } from '@/lib/chat/schema'
import { readAnswerEvents } from '@/lib/chat/stream/event-reader'
import type { Failure } from '@/lib/chat/thread/thread-state'
import { codeForStatus, type ErrorCode, isErrorCode } from '@/lib/errors'

const failureSchema = z.object({
  error: z.object({
    code: z.string(),
    details: z
      .object({
        limit: z.number().int().positive(),
        of: z.enum(['day', 'at-once']),
        retryAfterMinutes: z.number().int().positive().nullable(),
      })
      .partial()
      .optional(),
  }),
})

/** Codes that mean: what was asked about is not there any more. */
const gone: readonly number[] = [404, 409, 410]
/** Codes that mean: nobody is there to answer. */
const unreachable: readonly ErrorCode[] = ['network', 'badGateway', 'unavailable', 'gatewayTimeout']

/** Whether an answer failed because the service behind the site did not answer. */
export const isServiceDown = ({ parts }: ChatMessage): boolean =>
  parts.some((part) => part.kind === 'error' && unreachable.includes(part.code))

const lasting: readonly ErrorCode[] = ['validation', 'forbidden', 'textTooLong', 'messageTooLong']

function failureOf(status: number, body: unknown): Failure {
  const read = failureSchema.safeParse(body)
  if (gone.includes(status)) return 'gone'
  const { code: said, details } = read.data?.error ?? { code: codeForStatus(status) }
  const code = isErrorCode(said) ? said : codeForStatus(status)
  if (status === 429 && details?.limit) {
    const { limit, of = 'day', retryAfterMinutes = null } = details
    return { kind: 'rate-limit', limit, of, retryAfterMinutes }
  }
  if (unreachable.includes(code)) return { kind: 'disconnected' }
  return { kind: 'error', code, retryable: !lasting.includes(code) }
}

export type SendResult =
  | { ok: true; events: AsyncGenerator<AnswerEvent> }
  | { ok: false; failure: Failure }

/** Asks. What fails before an answer has begun is a value; a stream that breaks later throws. */
export async function sendQuestion(request: QuestionRequest): Promise<SendResult> {
  try {
    const answer = await fetch('/api/chat/questions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    if (answer.ok && answer.body) return { ok: true, events: readAnswerEvents(answer.body) }
    const body: unknown = await answer.json().catch(() => null)
    return { ok: false, failure: failureOf(answer.status, body) }
  } catch {
    return { ok: false, failure: { kind: 'disconnected' } }
  }
}

const messageAnswerSchema = z.object({ data: chatMessageSchema })

/** An answer as it is now; `gone` when there is no such answer any more, null when nobody says. */
export async function fetchAnswer(id: string): Promise<ChatMessage | 'gone' | null> {
  try {
    const answer = await fetch(`/api/chat/answers/${id}`, { cache: 'no-store' })
    if (gone.includes(answer.status)) return 'gone'
    if (!answer.ok) return null
    return messageAnswerSchema.safeParse(await answer.json()).data?.data ?? null
  } catch {
    return null
  }
}

/** Asks that an answer be written no further; whoever writes it tells its end. */
export async function stopAnswer(id: string): Promise<void> {
  await fetch(`/api/chat/answers/${id}`, { method: 'DELETE' }).catch(() => null)
}
