import { createRateLimiter } from '@/lib/rate-limit'

/**
 * Auth counts by the address it is called from, which is ours for everybody; so the site counts by
 * visitor. An office may share an address, so one account is limited more tightly than one address.
 */
export const accountAttempts = createRateLimiter({
  name: 'signIn.account',
  points: 10,
  seconds: 150,
})
export const visitorAttempts = createRateLimiter({
  name: 'signIn.visitor',
  points: 60,
  seconds: 120,
})
export const newAccounts = createRateLimiter({ name: 'newAccounts', points: 20, seconds: 1200 })
