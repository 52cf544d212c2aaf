import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import { env } from './env'
import { koreanDay } from './korean-time'
import { hashClient } from './rate-limit'
import { sharedCounters } from './shared-counters'
import { networkOf } from './site-state/ip-address'

/**
 * Counts what a client does on a day of Korea. Unlike a rate limit it can say what is left, and what was
 * counted can be given back; the limit is the caller's, because it follows from who the client is.
 */
export type DayCounter = {
  /** Counts one, or so many, unless that would be more than `limit`. */
  take(
    client: string,
    limit: number,
    now: Date,
    count?: number,
  ): Promise<{ allowed: boolean; left: number }>
  /** @param taken when it was counted: the day may have changed since */
  release(client: string, taken: Date): Promise<void>
  /** What is left of `limit`; counts nothing. */
  left(client: string, limit: number, now: Date): Promise<number>
}

/** So high that the library itself never refuses. */
const points = 1_000_000_000
/** Longer than a day: the key says which one is meant, and housekeeping deletes it later. */
const duration = 2 * 24 * 3600

function store(name: string, databaseUrl: string | undefined): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration })
  if (!databaseUrl) return inMemory
  return new RateLimiterPostgres({
    storeClient: sharedCounters(databaseUrl),
    storeType: 'pool',
    schemaName: 'rate_limit',
    tableName: 'counters',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: inMemory,
  })
}

/**
 * A counter that every copy of the site shares, where RATE_LIMIT_DATABASE_URL names a database.
 * @param databaseUrl for tests
 */
export function createDayCounter(name: string, databaseUrl?: string): DayCounter {
  // Made when it is first asked: the environment of the build is not that of the site.
  let made: RateLimiterAbstract | undefined
  const counts = () => {
    made ??= store(name, databaseUrl ?? env().RATE_LIMIT_DATABASE_URL)
    return made
  }
  const key = (client: string, at: Date) => hashClient(`${koreanDay(at)} ${networkOf(client)}`)
  const giveBack = async (client: string, taken: Date, count: number) => {
    await counts().reward(key(client, taken), count)
  }
  return {
    async take(client, limit, now, count = 1) {
      const { consumedPoints } = await counts().consume(key(client, now), count)
      if (consumedPoints <= limit) return { allowed: true, left: limit - consumedPoints }
      await giveBack(client, now, count)
      return { allowed: false, left: 0 }
    },
    release: (client, taken) => giveBack(client, taken, 1),
    async left(client, limit, now) {
      const found = await counts().get(key(client, now))
      return Math.max(0, limit - (found?.consumedPoints ?? 0))
    },
  }
}
