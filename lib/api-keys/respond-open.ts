import 'server-only'
import { fail, respond } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit'
import { apiRoute } from '@/lib/route-pattern'
import { admitKey, type KeyHolder, presentedKey, type Refusal } from './admission'
import type { ApiScope } from './constants'
import { countKeyUse } from './count-use'

/** Guessing keys, and whatever else one address may send with one. Limits of keys are counted beside it. */
const addressLimit = createRateLimiter({ name: 'api.keyed', points: 600, seconds: 10 })

/** What a program reads to slow down by itself. */
function limitHeaders({ limitToday, leftToday }: KeyHolder): [string, string][] {
  return [
    ['x-ratelimit-limit-day', String(limitToday)],
    ['x-ratelimit-remaining-day', String(leftToday)],
  ]
}

/** The answer to whoever brings no key where one is asked for. */
export const askForKey = (): Response =>
  fail(new AppError('unauthorized').toBody(), { 'www-authenticate': 'Bearer' })

/** The answer to a key that opens nothing here. */
export function refuseKey({ code, limit, retryAfter }: Refusal, scope: ApiScope): Response {
  const details = {
    ...(limit ? { limit } : {}),
    ...(code === 'scopeMissing' ? { scope } : {}),
  }
  const error = new AppError(code, Object.keys(details).length > 0 ? { details } : {})
  return fail(error.toBody(), {
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(error.status === 401 ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {}),
  })
}

/** Answers whoever brings a key that allows it, and nobody else. */
export const respondKeyed = (
  request: Request,
  scope: ApiScope,
  handle: (holder: KeyHolder) => Promise<Response>,
): Promise<Response> =>
  respondOpen(request, scope, async (holder) => (holder ? handle(holder) : askForKey()))

/**
 * Answers a request to the open API. Without a key it is limited by its address; with one the key's own
 * limits count, and whoever comes with a key that is not good is told so and gets nothing.
 * @param handle is given whose key it is, null without one
 */
export function respondOpen(
  request: Request,
  scope: ApiScope,
  handle: (holder: KeyHolder | null) => Promise<Response>,
  limiter?: RateLimiter,
): Promise<Response> {
  const key = presentedKey(request.headers)
  if (key === null) return respond(request, () => handle(null), limiter)
  return respond(
    request,
    async () => {
      const now = new Date()
      const route = apiRoute(new URL(request.url).pathname)
      const admitted = await admitKey(key, scope, now)
      if (!admitted.ok) {
        if (admitted.keyId) countKeyUse(admitted.keyId, route, false, now)
        return refuseKey(admitted, scope)
      }
      const { holder } = admitted
      countKeyUse(holder.id, route, true, now)
      const response = await handle(holder)
      for (const [name, value] of limitHeaders(holder)) response.headers.set(name, value)
      // What stands before the site must not give it to somebody without a key.
      response.headers.set('cache-control', 'private, no-store')
      return response
    },
    addressLimit,
  )
}
