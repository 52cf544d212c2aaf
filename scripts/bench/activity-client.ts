import { randomUUID } from 'node:crypto'
import { accountKey } from '@/lib/activity/account-key'
import { type ActivityQueue, createActivityQueue } from '@/lib/activity/activity-queue'
import { createActivityStore, type StoragePort } from '@/lib/activity/activity-store'
import { deliverActivity } from '@/lib/activity/deliver-activity'
import type { Person } from './activity-people'

/** localStorage of one browser. */
function emptyStorage(): StoragePort {
  const entries = new Map<string, string>()
  let keys: string[] = []
  return {
    get length() {
      return entries.size
    },
    key(index) {
      if (index === 0) keys = [...entries.keys()]
      return keys[index] ?? null
    },
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: (key) => {
      entries.delete(key)
    },
  }
}

export type Tally = {
  batches: number
  /** Batches that were not taken, and had to be sent again. */
  retries: number
  /** Items that went out more than once. */
  resent: number
  times: number[]
}

export type BenchClient = { made: Set<string>; queue: ActivityQueue; waiting: () => number }

/** A browser of one person: the site's own queue, with a storage and a network of its own. */
export function benchClient(site: URL, person: Person, tally: Tally): BenchClient {
  const store = createActivityStore(emptyStorage(), accountKey(person.email))
  const made = new Set<string>()
  const sent = new Set<string>()
  const request: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...init?.headers, cookie: person.cookie } })
  const queue = createActivityQueue({
    store,
    async send(batch) {
      const started = performance.now()
      tally.batches++
      tally.resent += batch.filter(({ id }) => sent.has(id)).length
      for (const { id } of batch) sent.add(id)
      const address = new URL('/api/activity/events', site).href
      const delivery = await deliverActivity(request, address, accountKey(person.email), batch)
      if (delivery.state === 'answered') tally.times.push(performance.now() - started)
      else tally.retries++
      return delivery
    },
    now: Date.now,
    schedule(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    newId() {
      const id = randomUUID()
      made.add(id)
      return id
    },
    random: Math.random,
  })
  return { made, queue, waiting: () => store.list().length }
}
