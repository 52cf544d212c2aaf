import type { ActivityStore } from './activity-store'
import {
  type BrowserActivityType,
  batchSize,
  flushIntervalMs,
  maxBatch,
  maxBatchBytes,
  maxRetryMs,
  minRetryMs,
  queueLimit,
} from './constants'
import type { Activity } from './schema'

/** What became of a batch. */
export type Delivery =
  | { state: 'answered'; kept: readonly string[]; refused: readonly string[] }
  /** The database does not let this person write: nothing is tried again (spec 6). */
  | { state: 'denied' }
  /** Nobody is signed in, or somebody else: it waits for its owner. */
  | { state: 'signedOut' }
  | { state: 'failed'; retryAfterMs?: number }

export type QueuePorts = {
  store: ActivityStore
  /** Survives the page. */
  send: (batch: readonly Activity[]) => Promise<Delivery>
  now: () => number
  /** Runs later; answers how to call it off. */
  schedule: (work: () => void, ms: number) => () => void
  newId: () => string
  /** From 0 to 1, so that many browsers do not come back at the same moment. */
  random: () => number
}

export type ActivityQueue = {
  add: (type: BrowserActivityType, data: Activity['data']) => void
  /** Sends what waits, now: the page was opened, the network is back, the person is. */
  resume: () => void
  /** The page is hidden or left, perhaps for good. */
  flushOnPageHide: () => void
  /** The account is left: a last try, and nothing of it stays in this browser. */
  flushAndClear: (withinMs: number) => Promise<void>
  /** This page stops; what waits stays for the next. */
  stop: () => void
}

/** As many of the oldest as one request may carry. */
function nextBatch(waiting: readonly Activity[]): Activity[] {
  const encoder = new TextEncoder()
  let bytes = 0
  const fits = waiting.slice(0, maxBatch).findIndex((activity) => {
    bytes += encoder.encode(JSON.stringify(activity)).length + 1
    return bytes > maxBatchBytes
  })
  return waiting.slice(0, fits === -1 ? maxBatch : Math.max(1, fits))
}

const countLost = (activities: readonly Activity[]) =>
  activities.reduce((sum, { metadata }) => sum + 1 + (metadata.lost ?? 0), 0)

/**
 * What a signed-in person does, kept until the server said it has it. A batch may be sent twice (its answer
 * was lost, two tabs sent it, the page was closed before): ids make that harmless. Nothing is given up
 * silently: the next activity says how many were.
 */
export function createActivityQueue(ports: QueuePorts): ActivityQueue {
  const { store, now, schedule, newId, random } = ports
  const inFlight = new Set<string>()
  let planned: (() => void) | null = null
  let sending: Promise<void> | null = null
  let failures = 0
  let lost = 0
  let asleep = false
  let stopped = false

  function unplan(): void {
    planned?.()
    planned = null
  }

  function plan(ms: number): void {
    unplan()
    if (stopped) return
    planned = schedule(() => {
      planned = null
      void flush()
    }, ms)
  }

  /** Off the queue: taken, or refused for good. Whether anything of the batch was. */
  function takeOff(batch: readonly Activity[], delivery: Delivery): boolean {
    if (delivery.state === 'denied') {
      store.remove(batch.map(({ id }) => id))
      return true
    }
    if (delivery.state !== 'answered') return false
    const done = new Set([...delivery.kept, ...delivery.refused])
    lost += countLost(batch.filter(({ id }) => delivery.refused.includes(id)))
    store.remove([...done])
    return batch.some(({ id }) => done.has(id))
  }

  function settle(batch: readonly Activity[], delivery: Delivery): void {
    if (delivery.state === 'signedOut') {
      asleep = true
    } else if (takeOff(batch, delivery)) {
      failures = 0
      const waiting = store.list().length
      if (waiting > 0) plan(waiting >= batchSize ? 0 : flushIntervalMs)
    } else {
      const wait = Math.min(maxRetryMs, minRetryMs * 2 ** failures) * (0.75 + random() / 4)
      failures++
      plan(Math.max(wait, (delivery.state === 'failed' && delivery.retryAfterMs) || 0))
    }
  }

  async function send(batch: readonly Activity[]): Promise<void> {
    for (const { id } of batch) inFlight.add(id)
    const delivery = await ports.send(batch).catch((): Delivery => ({ state: 'failed' }))
    for (const { id } of batch) inFlight.delete(id)
    settle(batch, delivery)
  }

  async function flush(): Promise<void> {
    if (sending) return sending
    unplan()
    const batch = nextBatch(store.list())
    if (batch.length === 0) return
    sending = send(batch).finally(() => {
      sending = null
    })
    return sending
  }

  function makeRoom(): void {
    const waiting = store.list()
    const over = waiting.slice(0, Math.max(0, waiting.length - queueLimit + 1))
    lost += countLost(over)
    store.remove(over.map(({ id }) => id))
  }

  return {
    add(type, data) {
      makeRoom()
      const metadata = lost > 0 ? { lost } : {}
      lost = 0
      store.put({ id: newId(), type, data, metadata, at: new Date(now()).toISOString() })
      if (stopped || asleep || sending || failures > 0) return
      if (store.list().length >= batchSize) void flush()
      else if (!planned) plan(flushIntervalMs)
    },
    resume() {
      asleep = false
      void flush()
    },
    flushOnPageHide() {
      if (asleep || stopped) return
      const batch = nextBatch(store.list().filter(({ id }) => !inFlight.has(id)))
      if (batch.length > 0) void send(batch)
    },
    async flushAndClear(withinMs) {
      const tooLate = new Promise<void>((resolve) => {
        schedule(resolve, withinMs)
      })
      const drain = async () => {
        await sending
        do await flush()
        while (failures === 0 && !asleep && !stopped && store.list().length > 0)
      }
      await Promise.race([drain(), tooLate])
      stopped = true
      unplan()
      store.remove(store.list().map(({ id }) => id))
    },
    stop() {
      stopped = true
      unplan()
    },
  }
}
