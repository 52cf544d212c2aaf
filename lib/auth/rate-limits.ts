import { createPace } from '@/lib/attempt-pace'
import { createRateLimiter } from '@/lib/rate-limit'

/**
 * Auth counts by the address it is called from, which is ours for everybody; so the site counts by
 * visitor. An office may share an address, so one account is limited more tightly than one address.
 */
export const accountLimit = createRateLimiter({
  name: 'signIn.account',
  points: 10,
  seconds: 150,
})
export const visitorLimit = createRateLimiter({
  name: 'signIn.visitor',
  points: 60,
  seconds: 120,
})
/**
 * One account from everywhere: guessing with many addresses. Every further attempt waits its turn, except
 * from an address that the account has been signed in to from: its owner is not locked out by strangers.
 */
export const slowDownLimit = createRateLimiter({ name: 'signIn.pace', points: 20, seconds: 600 })
export const waitTurn = createPace({ ms: 1500, mostWaiting: 20 })
/** One row of the security log for a visitor that is refused again and again. */
export const blockedLogLimit = createRateLimiter({ name: 'signIn.blocked', points: 1, seconds: 60 })

/** Codes of an authenticator app, by account. */
export const factorLimit = createRateLimiter({ name: 'factor', points: 10, seconds: 300 })

/** Whoever is over it is signed out of this browser all the same; Auth is not asked. */
export const signOutLimit = createRateLimiter({ name: 'signOut', points: 60, seconds: 60 })

export const signUpLimit = createRateLimiter({ name: 'newAccounts', points: 20, seconds: 1200 })
export const resendLimit = createRateLimiter({ name: 'resend', points: 10, seconds: 1200 })
export const resetLimit = createRateLimiter({ name: 'reset', points: 10, seconds: 1200 })
export const linkLimit = createRateLimiter({ name: 'confirm', points: 30, seconds: 600 })

/** What one mailbox is sent, counted over all visitors. */
export const confirmationMailLimit = createRateLimiter({
  name: 'mail.confirm',
  points: 1,
  seconds: 60,
})
export const resetMailLimit = createRateLimiter({ name: 'mail.reset', points: 5, seconds: 3600 })
export const alreadyRegisteredMailLimit = createRateLimiter({
  name: 'mail.taken',
  points: 1,
  seconds: 3600,
})
