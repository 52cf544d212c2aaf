import 'server-only'
import { createCache } from '@/lib/cache'
import { createDayCounter } from '@/lib/day-counter'
import { entitlements } from '@/lib/entitlements'
import type { ErrorCode } from '@/lib/errors'
import { untilNextKoreanDay } from '@/lib/korean-time'
import { processGlobal } from '@/lib/process-global'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import { hashKey, isWellFormedKey } from './api-key'
import { type ApiScope, believedMs } from './constants'
import { findApiKey } from './data'
import type { FoundKey } from './schema'

/** Whose key it is that somebody came with, and what is left of it today. */
export type KeyHolder = FoundKey & { limitToday: number; leftToday: number }

export type Refusal = {
  ok: false
  code: Extract<
    ErrorCode,
    'keyInvalid' | 'keyExpired' | 'keyRevoked' | 'scopeMissing' | 'rateLimit'
  >
  /** Whose limit it was, where one was met. */
  limit?: 'minute' | 'day'
  retryAfter?: number
  /** Which key was refused, where it is one. */
  keyId?: string
}
export type Admission = { ok: true; holder: KeyHolder } | Refusal

/** One for the whole process: actions and handlers are built apart, and each would have its own. */
const known = processGlobal('api-keys', () =>
  createCache<{ found: FoundKey | null }>({ ttl: believedMs, maxEntries: 5000 }),
)
const minuteLimits = {
  free: createRateLimiter({
    name: 'key.free',
    points: entitlements.free.apiRequestsAMinute,
    seconds: 60,
  }),
  paid: createRateLimiter({
    name: 'key.paid',
    points: entitlements['1year'].apiRequestsAMinute,
    seconds: 60,
  }),
}
const keyDays = createDayCounter('key.day')
const accountDays = createDayCounter('key.account.day')

/** Forgets what was found about keys in this process, so that a revoked one is refused here at once. */
export const forgetKnownKeys = () => known.clear()

/** The key that a request brings, if it brings one. Tokens of other kinds are none. */
export function presentedKey(headers: Headers): string | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? []
  return token ?? null
}

/** Whose key it is and whether it opens what is asked for. Counts nothing. */
export async function identifyKey(key: string, scope: ApiScope, now: Date) {
  if (!isWellFormedKey(key)) return { ok: false, code: 'keyInvalid' } as const
  const hash = hashKey(key)
  const { found } = await known.remember(hash, async () => ({
    found: await findApiKey(serviceClient(), hash),
  }))
  if (!found) return { ok: false, code: 'keyInvalid' } as const
  const keyId = found.id
  if (found.isRevoked) return { ok: false, code: 'keyRevoked', keyId } as const
  if (new Date(found.expiresAt) <= now) return { ok: false, code: 'keyExpired', keyId } as const
  if (!found.scopes.includes(scope)) return { ok: false, code: 'scopeMissing', keyId } as const
  return { ok: true, found } as const
}

/** Counts one use against the limits of the key and of the account it belongs to. */
export async function takeUse(found: FoundKey, now: Date): Promise<Admission> {
  const { id: keyId, userId, plan, dailyLimit } = found
  const minute = await minuteLimits[plan === 'free' ? 'free' : 'paid'].take(userId)
  if (!minute.allowed) {
    return { ok: false, code: 'rateLimit', limit: 'minute', retryAfter: minute.retryAfter, keyId }
  }
  const most = entitlements[plan].apiRequestsADay
  const own = Math.min(dailyLimit ?? most, most)
  const overDay = (): Refusal => ({
    ok: false,
    code: 'rateLimit',
    limit: 'day',
    retryAfter: Math.ceil(untilNextKoreanDay(now) / 1000),
    keyId,
  })
  const ofKey = await keyDays.take(keyId, own, now)
  if (!ofKey.allowed) return overDay()
  const ofAccount = await accountDays.take(userId, most, now)
  if (!ofAccount.allowed) {
    await keyDays.release(keyId, now)
    return overDay()
  }
  const leftToday = Math.min(ofKey.left, ofAccount.left)
  return { ok: true, holder: { ...found, limitToday: own, leftToday } }
}

/** Whether a request that brings this key is answered; it counts if it is. */
export async function admitKey(key: string, scope: ApiScope, now: Date): Promise<Admission> {
  const identified = await identifyKey(key, scope, now)
  return identified.ok ? takeUse(identified.found, now) : identified
}
