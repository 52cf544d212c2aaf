import { createRateLimiter } from '@/lib/rate-limit'

it('allows a burst, then what time refills, for each client apart', () => {
  let now = 0
  const limiter = createRateLimiter({ burst: 2, perSecond: 0.5, now: () => now })
  expect([limiter.take('a'), limiter.take('a')].every(({ allowed }) => allowed)).toBe(true)
  expect(limiter.take('a')).toEqual({ allowed: false, retryAfter: 2 })
  expect(limiter.take('b').allowed).toBe(true)
  now = 2000
  expect(limiter.take('a').allowed).toBe(true)
  expect(limiter.take('a').allowed).toBe(false)
})

it('never saves up more than a burst', () => {
  let now = 0
  const limiter = createRateLimiter({ burst: 1, perSecond: 1, now: () => now })
  limiter.take('a')
  now = 1_000_000
  expect(limiter.take('a').allowed).toBe(true)
  expect(limiter.take('a').allowed).toBe(false)
})
