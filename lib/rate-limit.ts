import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { env } from './env'
import { sharedCounters } from './shared-counters'
import { networkOf } from './site-state/ip-address'

export type RateLimit = {
  /** Of what: copies of the site that use the same name count together. */
  name: string
  /** How often within the time… */
  points: number
  /** …which begins with the first. */
  seconds: number
}

export type RateLimiter = {
  /** Counts one for this client; `retryAfter` is in whole seconds, 0 when allowed. Never throws. */
  take(client: string): Promise<{ allowed: boolean; retryAfter: number }>
}

/** A client is an address or an account: neither is written down as it is. */
export const hashClient = (client: string) =>
  createHash('sha256').update(client).digest('base64url')

/** Counts in this process; and takes over where the shared counters do not answer. */
const inMemory = ({ name, points, seconds }: RateLimit) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

function inPostgres(limit: RateLimit, databaseUrl: string): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: sharedCounters(databaseUrl),
    storeType: 'pool',
    schemaName: 'rate_limit',
    tableName: 'counters',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    // Whoever is over the limit is refused without asking again.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: inMemory(limit),
  })
}

/**
 * A limit that every copy of the site counts in one place, where RATE_LIMIT_DATABASE_URL names one.
 * @param databaseUrl for tests
 */
export function createRateLimiter(limit: RateLimit, databaseUrl?: string): RateLimiter {
  // Made when it is first asked: the environment of the build is not that of the site.
  let limiter: RateLimiterAbstract | undefined
  const made = () => {
    const url = databaseUrl ?? env().RATE_LIMIT_DATABASE_URL
    limiter ??= url ? inPostgres(limit, url) : inMemory(limit)
    return limiter
  }
  return {
    async take(client) {
      try {
        await made().consume(hashClient(networkOf(client)))
        return { allowed: true, retryAfter: 0 }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { allowed: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
      }
    },
  }
}
