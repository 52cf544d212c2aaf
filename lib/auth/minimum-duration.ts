import { setTimeout as pause } from 'node:timers/promises'

/** Longer than Auth takes for either answer. */
const minimumMs = 800

/** Makes every answer take at least as long, so that the time does not tell who has an account. */
export async function withMinimumDuration<T>(work: () => Promise<T>, ms = minimumMs): Promise<T> {
  const floor = pause(ms)
  try {
    return await work()
  } finally {
    await floor
  }
}
