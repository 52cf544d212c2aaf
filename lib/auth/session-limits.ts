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
/**
 * One account from everywhere: guessing with many addresses. Whoever comes after that waits
 * `slowDownMs` for an answer, the owner too, who is never locked out by strangers.
 */
export const accountPace = createRateLimiter({ name: 'signIn.pace', points: 20, seconds: 600 })
export const slowDownMs = 3000
/** One row of the security log for a visitor that is refused again and again. */
export const blockedNotes = createRateLimiter({ name: 'signIn.blocked', points: 1, seconds: 60 })

export const newAccounts = createRateLimiter({ name: 'newAccounts', points: 20, seconds: 1200 })
export const resends = createRateLimiter({ name: 'resend', points: 10, seconds: 1200 })
export const resets = createRateLimiter({ name: 'reset', points: 10, seconds: 1200 })
export const followedLinks = createRateLimiter({ name: 'confirm', points: 30, seconds: 600 })

/** What one mailbox is sent, whoever asks for it. */
export const confirmationMails = createRateLimiter({
  name: 'mail.confirm',
  points: 1,
  seconds: 60,
})
export const resetMails = createRateLimiter({ name: 'mail.reset', points: 5, seconds: 3600 })
export const takenMails = createRateLimiter({ name: 'mail.taken', points: 1, seconds: 3600 })
