import { log } from '@/lib/log'

/** Counts for a few seconds what happens often, and tells the database once. */
export type CounterBuffer<Row> = { add: (row: Row) => void }

/** More different things than this in one breath are not counted, and the log says so. */
const maxRows = 2000

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
    // Never keeps a process alive that is about to end.
    timer ??= setTimeout(() => void tell(), waitMs * 2 ** Math.min(failures, 5))
    timer.unref?.()
  }

  async function tell(): Promise<void> {
    const rows = [...counted.values()]
    counted = new Map()
    try {
      await write(rows)
      failures = 0
      timer = null
    } catch (thrown) {
      failures++
      const reason = thrown instanceof Error ? thrown.message : 'unknown'
      log.warn('count.failed', { name, reason, rows: rows.length })
      timer = null
      for (const row of rows) put(row)
    }
    if (counted.size > 0) plan()
  }

  return {
    add(row) {
      put(row)
      plan()
    },
  }
}
