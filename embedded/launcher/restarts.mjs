/** A program that dies this often within the window will not live by being started once more. */
export const RESTARTS = 5
export const WINDOW_MS = 5 * 60_000
const FIRST_WAIT_MS = 200

/** How often, and after what wait, one program is started again. */
export class Restarts {
  /** @type {number[]} */
  #times = []

  /** @param {() => number} now */
  constructor(now = Date.now) {
    this.now = now
  }

  /** Counts one more start. @returns {number | null} how long to wait before it; null: no more of them */
  next() {
    const now = this.now()
    this.#times = this.#times.filter((time) => now - time < WINDOW_MS)
    if (this.#times.length >= RESTARTS) return null
    this.#times.push(now)
    return FIRST_WAIT_MS * 2 ** (this.#times.length - 1)
  }
}
