import { createRateLimiter } from '@/lib/rate-limit'

/** By address, on top of what each account and each phone may have: an office may share one. */
export const codesSent = createRateLimiter({ name: 'phone.send', points: 30, seconds: 3600 })
export const codesTried = createRateLimiter({ name: 'phone.check', points: 100, seconds: 3600 })
