import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What the stand-in takes from the world around it; tests give their own. */
export type Runtime = {
  /** Milliseconds since 1970. */
  now: () => number
  /** That many random bytes, from which keys are made. */
  random: (bytes: number) => Buffer
  /** Waits, without keeping the process alive. */
  wait: (milliseconds: number) => Promise<void>
  /** Sends an event to the site. */
  fetch: typeof fetch
}

export const systemRuntime: Runtime = {
  now: Date.now,
  random: randomBytes,
  wait: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
  fetch: (input, init) => fetch(input, init),
}
