import { createRateLimiter } from '@/lib/rate-limit'

/**
 * By account first: who asks too much uses up nothing of the address, which an office may share. On top of that
 * the database counts what each account and each phone may have in a day.
 */
export const sendCodeLimiters = {
  account: createRateLimiter({ name: 'phone.send.account', points: 10, seconds: 3600 }),
  address: createRateLimiter({ name: 'phone.send', points: 30, seconds: 3600 }),
}
export const checkCodeLimiters = {
  account: createRateLimiter({ name: 'phone.check.account', points: 30, seconds: 3600 }),
  address: createRateLimiter({ name: 'phone.check', points: 100, seconds: 3600 }),
}
