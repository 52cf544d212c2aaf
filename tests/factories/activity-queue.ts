import {
  type ActivityQueue,
  createActivityQueue,
  type Delivery,
} from '@/lib/activity/activity-queue'
import { createActivityStore, type StoragePort } from '@/lib/activity/activity-store'
import type { Activity } from '@/lib/activity/schema'

/** When the clock of a test begins. */
const start = Date.parse('2026-11-21T00:00:00Z')

/** localStorage of one browser; `full` refuses to take more. */
export class FakeStorage implements StoragePort {
  readonly entries = new Map<string, string>()
  full = false
  get length() {
    return this.entries.size
  }
  #keys: string[] = []
  key(index: number) {
    // As browsers do: a walk over all keys does not begin anew at each.
    if (index === 0) this.#keys = [...this.entries.keys()]
    return this.#keys[index] ?? null
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, value)
  }
  removeItem(key: string) {
    this.entries.delete(key)
  }
}

/** Time that passes when it is told to. */
class Clock {
  now = start
  #due: { at: number; work: () => void }[] = []
  schedule = (work: () => void, ms: number) => {
    const entry = { at: this.now + ms, work }
    this.#due.push(entry)
    return () => {
      this.#due = this.#due.filter((each) => each !== entry)
    }
  }
  async pass(ms: number) {
    const end = this.now + ms
    await settled()
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      this.#due = this.#due.filter((each) => each !== next)
      this.now = Math.max(this.now, next.at)
      next.work()
      await settled()
    }
    this.now = end
  }
}

/** Lets every promise that is ready go on. */
export const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

export type Answer = (batch: readonly Activity[]) => Delivery | Promise<Delivery>

/** The server's table: an id that is there is not stored again. */
class Server {
  readonly rows = new Map<string, Activity>()
  readonly batches: Activity[][] = []
  readonly times: number[] = []
  constructor(private readonly clock: Clock) {}
  store: Answer = (batch) => {
    for (const each of batch) if (!this.rows.has(each.id)) this.rows.set(each.id, each)
    return { state: 'answered', kept: batch.map(({ id }) => id), refused: [] }
  }
  /** What happens to the next batches, before all goes well. */
  script: Answer[] = []
  always: Answer = this.store
  send = async (batch: readonly Activity[]): Promise<Delivery> => {
    this.batches.push([...batch])
    this.times.push(this.clock.now - start)
    return (this.script.shift() ?? this.always)(batch)
  }
}

export const failing: Answer = () => ({ state: 'failed' })

/** A browser with its storage and clock, and the server it talks to. */
export class Browser {
  readonly clock = new Clock()
  readonly storage = new FakeStorage()
  readonly server = new Server(this.clock)
  #made = 0

  tab(storage: StoragePort | null = this.storage, account = 'one'): ActivityQueue {
    return createActivityQueue({
      store: createActivityStore(storage, account),
      send: this.server.send,
      now: () => this.clock.now,
      schedule: this.clock.schedule,
      newId: () => `00000000-0000-4000-8000-${String(++this.#made).padStart(12, '0')}`,
      random: () => 1,
    })
  }

  /** Opens pages in a tab, a millisecond apart. */
  see(queue: ActivityQueue, times = 1): void {
    for (let index = 0; index < times; index++) {
      this.clock.now++
      queue.add('page_view', { path: '/pricing' })
    }
  }
}
