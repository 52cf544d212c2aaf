import { createRateLimiter } from '@/lib/rate-limit'

/** By account. Each opening is an order that the provider may be asked about. */
export const openCheckoutLimiter = createRateLimiter({
  name: 'checkout.open',
  points: 20,
  seconds: 3600,
})

/** By account: a page that waits asks again and again. */
export const checkoutStatusLimiter = createRateLimiter({
  name: 'checkout.ask',
  points: 240,
  seconds: 3600,
})
