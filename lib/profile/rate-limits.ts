import { createRateLimiter } from '@/lib/rate-limit'

// All of them count by account, wherever it is signed in.

export const saveLimit = createRateLimiter({ name: 'profile.save', points: 40, seconds: 300 })
/** Each proves the present password: a stranger at an open browser must not be able to guess it. */
export const passwordLimit = createRateLimiter({ name: 'password.try', points: 5, seconds: 900 })
/** Each sends a mail to an address that was typed. */
export const emailChangeLimit = createRateLimiter({
  name: 'email.change',
  points: 5,
  seconds: 3600,
})
export const accountExportLimit = createRateLimiter({
  name: 'profile.export',
  points: 5,
  seconds: 600,
})
