import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, type ErrorBody, toAppError } from '@/lib/errors'
import { log } from '@/lib/log'

/** Answers an error body; a failed connection has no status of its own here, so it counts as 500. */
export function answerFailure(c: Context, body: ErrorBody): Response {
  const status = body.status >= 400 ? body.status : 500
  return c.json({ error: body }, status as ContentfulStatusCode)
}

/** What the driver throws while PostgreSQL is away, going or coming: to the caller, no fault of ours. */
function isLostDatabase(thrown: Error): boolean {
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  return /^(57P|ECONN|CONNECT)/.test(code)
}

/** Logs what was thrown and answers its code only: nothing of an internal text leaves the process. */
export function answerThrown(thrown: Error, c: Context): Response {
  const error = toAppError(thrown, isLostDatabase(thrown) ? 'unavailable' : 'server')
  if (error.status >= 500) {
    log.error('request.failed', { path: c.req.path, code: error.code, reason: error.message })
  }
  return answerFailure(c, error.toBody())
}

/** A JSON body. @throws AppError `validation` when it is no JSON. */
export async function jsonBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (cause) {
    throw new AppError('validation', { internal: 'body is not JSON', cause })
  }
}
