import { createCache, forgetCaches, setCaching } from '@/lib/cache'

function counted() {
  let calls = 0
  return { load: async () => ({ call: ++calls }), calls: () => calls }
}

it('keeps a value for its time and counts hits and misses', async () => {
  let now = 1
  const cache = createCache<{ call: number }>({ ttl: 1000, maxEntries: 10, now: () => now })
  const { load, calls } = counted()
  await cache.remember('a', load)
  now = 1000
  expect(await cache.remember('a', load)).toEqual({ call: 1 })
  now = 1002
  expect(await cache.remember('a', load)).toEqual({ call: 2 })
  expect(cache.stats()).toEqual({ hits: 1, misses: 2, entries: 1 })
  expect(calls()).toBe(2)
})

it('lets the oldest entry go, however often it was used', async () => {
  const cache = createCache<{ call: number }>({ ttl: 1000, maxEntries: 2, now: () => 1 })
  const { load } = counted()
  await cache.remember('first', load)
  await cache.remember('second', load)
  await cache.remember('first', load)
  await cache.remember('third', load)
  expect(await cache.remember('second', load)).toEqual({ call: 2 })
  expect(await cache.remember('first', load)).toEqual({ call: 4 })
})

it('loads once for those who ask at the same time', async () => {
  const cache = createCache<{ call: number }>({ ttl: 1000, maxEntries: 2 })
  const { load, calls } = counted()
  await Promise.all([cache.remember('a', load), cache.remember('a', load)])
  expect(calls()).toBe(1)
})

it('does not keep a failure', async () => {
  const cache = createCache<{ call: number }>({ ttl: 1000, maxEntries: 2 })
  const { load } = counted()
  await expect(cache.remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.remember('a', load)).toEqual({ call: 1 })
})

it('bounds the sum of sizes', async () => {
  const cache = createCache<{ size: number }>({
    ttl: 1000,
    maxEntries: 100,
    maxSize: 10,
    sizeOf: (value) => value.size,
  })
  for (const key of ['a', 'b', 'c']) await cache.remember(key, async () => ({ size: 4 }))
  expect(cache.stats().entries).toBe(2)
})

it('passes everything through while caching is off, and begins anew', async () => {
  const cache = createCache<{ call: number }>({ ttl: 1000, maxEntries: 2, now: () => 1 })
  const { load } = counted()
  await cache.remember('a', load)
  setCaching(false)
  expect(await cache.remember('a', load)).toEqual({ call: 2 })
  expect(await cache.remember('a', load)).toEqual({ call: 3 })
  expect(cache.stats().entries).toBe(0)
  setCaching(true)
  expect(await cache.remember('a', load)).toEqual({ call: 4 })
  expect(await cache.remember('a', load)).toEqual({ call: 4 })
})

it('forgets everything at once, and what was being loaded meanwhile too', async () => {
  const cache = createCache<{ of: string }>({ ttl: 1000, maxEntries: 2, now: () => 1 })
  await cache.remember('a', async () => ({ of: 'before' }))
  let arrive = (_: { of: string }) => {}
  const late = cache.remember(
    'b',
    () =>
      new Promise<{ of: string }>((resolve) => {
        arrive = resolve
      }),
  )
  forgetCaches()
  expect(await cache.remember('a', async () => ({ of: 'after' }))).toEqual({ of: 'after' })
  const anew = cache.remember('b', async () => ({ of: 'after' }))
  arrive({ of: 'before' })
  expect(await late).toEqual({ of: 'before' })
  expect(await anew).toEqual({ of: 'after' })
  expect(await cache.remember('b', async () => ({ of: 'later' }))).toEqual({ of: 'after' })
})
