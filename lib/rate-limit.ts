import { LRUCache } from 'lru-cache'

export type RateLimiter = {
  /** Takes one token of this client; `retryAfter` is in whole seconds, 0 when allowed. */
  take(client: string): { allowed: boolean; retryAfter: number }
}

export type RateLimitOptions = {
  /** Requests that may come at once. */
  burst: number
  perSecond: number
  /** The clients remembered; the one unseen longest is forgotten, which only gives it a full bucket. */
  maxClients?: number
  now?: () => number
}

type Bucket = { tokens: number; at: number }

/** A token bucket per client, in this process only: a balancer's own limit stands before it. */
export function createRateLimiter(options: RateLimitOptions): RateLimiter {
  const now = options.now ?? (() => performance.now())
  const buckets = new LRUCache<string, Bucket>({ max: options.maxClients ?? 10_000 })
  return {
    take(client) {
      const at = now()
      const bucket = buckets.get(client) ?? { tokens: options.burst, at }
      const refilled = bucket.tokens + ((at - bucket.at) / 1000) * options.perSecond
      const tokens = Math.min(options.burst, refilled)
      const allowed = tokens >= 1
      buckets.set(client, { tokens: allowed ? tokens - 1 : tokens, at })
      return {
        allowed,
        retryAfter: allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / options.perSecond)),
      }
    },
  }
}
