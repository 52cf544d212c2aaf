import { createRateLimiter } from '@/lib/rate-limit'

/**
 * Auth counts by the address it is called from, which is ours for everybody; so the site counts by
 * visitor. An office may share an address, so one account is limited more tightly than one address.
 */
export const accountAttempts = createRateLimiter({ burst: 10, perSecond: 1 / 15 })
export const visitorAttempts = createRateLimiter({ burst: 60, perSecond: 1 / 2 })
export const newAccounts = createRateLimiter({ burst: 20, perSecond: 1 / 60 })
