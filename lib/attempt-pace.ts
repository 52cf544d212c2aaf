import { setTimeout as pause } from 'node:timers/promises'

type Lane = { last: Promise<unknown>; waiting: number }

export type Pace = {
  /** How long each attempt waits before the next of the same key may begin. */
  ms: number
  /** More than these are refused at once. */
  mostWaiting: number
}

/**
 * Lets attempts of one key through one after the other with a pause before each, so that sending many at once
 * gains nothing; other keys do not wait. Counted in this process: with several copies of the site each lets
 * its own through.
 * @param sleep for tests
 * @returns whether the attempt may go on; it answers when it may
 */
export function createPace(
  { ms, mostWaiting }: Pace,
  sleep: (ms: number) => Promise<unknown> = pause,
) {
  const lanes = new Map<string, Lane>()
  return async (key: string): Promise<boolean> => {
    const lane = lanes.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (lane.waiting >= mostWaiting) return false
    lanes.set(key, lane)
    lane.waiting += 1
    lane.last = lane.last.then(() => sleep(ms))
    await lane.last
    lane.waiting -= 1
    if (lane.waiting === 0) lanes.delete(key)
    return true
  }
}
