import 'server-only'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { fetchJson } from '@/lib/http'
import { type UnlockAnswer, type UnlockRequest, unlockAnswerSchema } from './schema'

/** As long as the reader itself may take. */
const timeoutMs = 130_000

/**
 * Has the worker read a document with its password. Whoever calls has made sure who `owner` is.
 * @throws AppError `notFound` for a document that is not this owner's
 */
export function unlockDocument(request: UnlockRequest): Promise<UnlockAnswer> {
  const { WORKER_URL, WORKER_KEY } = env()
  if (!WORKER_URL || !WORKER_KEY)
    throw new AppError('unavailable', { internal: 'no worker is set' })
  return fetchJson({
    url: new URL('/documents/unlock', WORKER_URL).toString(),
    schema: unlockAnswerSchema,
    timeoutMs,
    method: 'POST',
    body: request,
    headers: { authorization: `Bearer ${WORKER_KEY}` },
  })
}
