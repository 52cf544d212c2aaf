/**
 * Makes work of the same key wait for its turn; work of other keys goes on beside it.
 * @param mostWaiting of one key, the work that runs included; what comes beyond answers null at once
 */
export function keyedQueue(mostWaiting: number) {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (queue.length >= mostWaiting) return null
    queues.set(key, queue)
    queue.length += 1
    const mine = queue.last.then(work)
    queue.last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}
