import { createRateLimiter } from '@/lib/rate-limit'

/** By address, on top of what each account and each phone may have: an office may share one. */
export const sendCodeLimiter = createRateLimiter({ name: 'phone.send', points: 30, seconds: 3600 })
export const checkCodeLimiter = createRateLimiter({
  name: 'phone.check',
  points: 100,
  seconds: 3600,
})
