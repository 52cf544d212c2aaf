import { APICallError } from 'ai'
import type { ModelAnswer } from '@/lib/chat/types'
import { codeForStatus } from '@/lib/errors'
import { transientFailures } from '@/lib/retry'

export type Reason = Extract<ModelAnswer, { ok: false }>['reason']

/** Why a model has not answered, in words for a log: never its own, which may repeat the question. */
export type ModelFailure = {
  reason: Reason
  /** Asking once more may help. */
  again: boolean
  /** Asking with fewer settings may help: some endpoints refuse what others need. */
  plainly: boolean
  /** What the endpoint asks to wait, in milliseconds. */
  retryAfter: number | null
  status: number | null
  name: string
}

const filtered = /content[_ -]?(?:filter|policy)|safety|moderation/i

/** Reads what was thrown, or what the stream gave for an error, before any text came. */
export function readFailure(thrown: unknown, now: number): ModelFailure {
  const name = thrown instanceof Error ? thrown.name : typeof thrown
  const failure: ModelFailure = {
    reason: 'unavailable',
    again: false,
    plainly: false,
    retryAfter: null,
    status: null,
    name,
  }
  if (!APICallError.isInstance(thrown)) {
    // A connection that is cut before the first word looks like a stream without an end.
    const misshapen = /InvalidResponseData|TypeValidation|JSONParse|EmptyResponse|NoOutput/.test(
      name,
    )
    return { ...failure, reason: misshapen ? 'broken' : 'unavailable', again: true }
  }
  const status = thrown.statusCode ?? null
  if (status === null) return { ...failure, again: true }
  if (status < 300) return { ...failure, status, reason: 'broken', again: true }
  const refused = status < 500 && filtered.test(thrown.responseBody ?? '')
  return {
    ...failure,
    status,
    reason: refused ? 'refused' : 'unavailable',
    again: status === 429 || transientFailures.has(codeForStatus(status)) || status > 500,
    plainly: !refused && (status === 400 || status === 422),
    retryAfter: readRetryAfter(thrown.responseHeaders?.['retry-after'], now),
  }
}

/** Seconds or a date, as milliseconds to wait. */
function readRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d+(?:\.\d+)?$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
