import { log } from '@/lib/log'
import { processGlobal } from '@/lib/process-global'

/** Counts for a few seconds what happens often, and tells the database once. */
export type CounterBuffer<Row> = { add: (row: Row) => void }

/** More different things than this in one breath are not counted, and the log says so. */
const maxRows = 2000

/** What every buffer of this process has still to tell; each bundle of the site has buffers of its own. */
const buffers = processGlobal('counterBuffers', () => new Set<() => Promise<void>>())

/** Tells the database now what is counted, for a process (or a test) that ends. It never fails. */
export async function flushCounters(): Promise<void> {
  await Promise.all([...buffers].map((tell) => tell()))
}

/**
 * @param keyOf rows with one key are one
 * @param merge their sum
 * @param write rejects when it could not; then it is tried again with what came meanwhile
 */
export function createCounterBuffer<Row>({
  name,
  keyOf,
  merge,
  write,
  waitMs = 2000,
}: {
  name: string
  keyOf: (row: Row) => string
  merge: (one: Row, other: Row) => Row
  write: (rows: Row[]) => Promise<void>
  waitMs?: number
}): CounterBuffer<Row> {
  let counted = new Map<string, Row>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let writing: Promise<void> | null = null
  let failures = 0

  function put(row: Row): void {
    const key = keyOf(row)
    const before = counted.get(key)
    if (!before && counted.size >= maxRows) {
      log.warn('count.lost', { name })
      return
    }
    counted.set(key, before ? merge(before, row) : row)
  }

  function plan(): void {
    if (timer || writing || counted.size === 0) return
    // Never keeps a process alive that is about to end.
    timer = setTimeout(() => void tell(), waitMs * 2 ** Math.min(failures, 5))
    timer.unref?.()
  }

  async function writeCounted(): Promise<void> {
    const rows = [...counted.values()]
    counted = new Map()
    try {
      await write(rows)
      failures = 0
    } catch (thrown) {
      failures++
      const reason = thrown instanceof Error ? thrown.message : 'unknown'
      log.warn('count.failed', { name, reason, rows: rows.length })
      for (const row of rows) put(row)
    }
  }

  /** One write at a time: whoever asks during one waits for it, and for what was counted meanwhile. */
  async function tell(): Promise<void> {
    while (writing) await writing
    if (timer) clearTimeout(timer)
    timer = null
    if (counted.size === 0) return
    writing = writeCounted()
    await writing
    writing = null
    plan()
  }

  buffers.add(tell)
  return {
    add(row) {
      put(row)
      plan()
    },
  }
}
