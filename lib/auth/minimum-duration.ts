import { setTimeout as pause } from 'node:timers/promises'

/** Longer than Auth takes for either answer. */
const minimumMs = 800

/** Whatever the work finds out, its answer takes as long: the time must not tell who has an account. */
export async function withMinimumDuration<T>(work: () => Promise<T>, ms = minimumMs): Promise<T> {
  const floor = pause(ms)
  try {
    return await work()
  } finally {
    await floor
  }
}
