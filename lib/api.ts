import { reportError } from './error-listener'
import { AppError, type ErrorBody, toAppError } from './errors'
import { log } from './log'
import { createRateLimiter, type RateLimiter } from './rate-limit'
import { clientAddress } from './requests/client-address'
import { isCrossSiteRequest } from './requests/cross-site'
import { redactPath } from './requests/redact-path'
import { apiRoute } from './route-pattern'
import { maintenanceError } from './site-state/api-maintenance'
import { retryAfterSeconds } from './site-state/constants'

/** What the public API answers when it cannot do what was asked; `message` is for people, `code` for programs. */
export type Failure = { success: false; data: null; error_message: string; error: ErrorBody }

/** A person typing with suggestions on asks a few times a second; a whole office may share an address. */
const publicLimit = createRateLimiter({ name: 'api', points: 300, seconds: 10 })

/** A failed connection to a service behind has no status of its own; to the caller it is unavailability. */
function publicError(error: AppError): AppError {
  return error.code === 'network' ? new AppError('unavailable') : error
}

export function fail(body: ErrorBody, headers: Record<string, string> = {}): Response {
  const failure: Failure = { success: false, data: null, error_message: body.message, error: body }
  return Response.json(failure, {
    status: body.status,
    headers: { 'cache-control': 'no-store', ...headers },
  })
}

export type SuccessOptions = {
  /** Seconds that browsers and proxies may keep the answer; none unless said. */
  maxAge?: number
  status?: number
  /** Fields beside `data`. */
  extra?: Record<string, unknown>
}

export function succeed(data: unknown, options: SuccessOptions = {}): Response {
  const { maxAge, status = 200, extra = {} } = options
  return Response.json(
    { success: true, data, error_message: null, ...extra },
    {
      status,
      headers: { 'cache-control': maxAge ? `public, max-age=${maxAge}` : 'no-store' },
    },
  )
}

/**
 * Refuses what a page of another site sends in its visitor's name, limits, runs, and turns whatever is
 * thrown into a failure: internal texts go to the log only.
 */
export async function respond(
  request: Request,
  handle: () => Promise<Response>,
  limiter: RateLimiter = publicLimit,
): Promise<Response> {
  if (isCrossSiteRequest(request)) return fail(new AppError('forbidden').toBody())
  const { allowed, retryAfter } = await limiter.take(clientAddress(request.headers))
  if (!allowed) {
    return fail(new AppError('rateLimit').toBody(), { 'retry-after': String(retryAfter) })
  }
  const closed = await maintenanceError(request)
  if (closed) return fail(closed.toBody(), { 'retry-after': String(retryAfterSeconds) })
  try {
    return await handle()
  } catch (thrown) {
    const error = toAppError(thrown)
    // Whoever asked has gone: nothing failed here, and nobody reads the answer.
    if (request.signal.aborted) return fail(publicError(error).toBody())
    if (error.status === 0 || error.status >= 500) {
      const path = new URL(request.url).pathname
      log.error('api.failed', { path: redactPath(path), code: error.code, reason: error.message })
      reportError(apiRoute(path), error.code)
    }
    return fail(publicError(error).toBody())
  }
}

/** How long a body says it is; null when it does not. */
export function declaredLength(request: Request): number | null {
  const length = request.headers.get('content-length')
  return length !== null && /^\d{1,15}$/.test(length) ? Number(length) : null
}

/**
 * Reads a body, but never more than `maxBytes` of it; nothing of one that says it is longer.
 * @throws what `tooLong` makes.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLong: () => AppError,
): Promise<Buffer> {
  if ((declaredLength(request) ?? 0) > maxBytes) throw tooLong()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw tooLong()
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads a JSON body of at most `maxBytes`.
 * @throws AppError `textTooLong` or `validation`.
 */
export async function readJson(request: Request, maxBytes = 512 * 1024): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes, () => new AppError('textTooLong'))
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('validation', { internal: 'body is not JSON', cause })
  }
}

/** A parameter given twice is a list; given once, a word. */
export function readQuery(request: Request): Record<string, string | string[]> {
  const params = new URL(request.url).searchParams
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
