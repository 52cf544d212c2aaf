import { print } from './output.mjs'

export const CHECK_MS = 10 * 60_000
/** Otherwise what is due a second after one look would wait for the next. */
const EARLY_MS = CHECK_MS / 2

/**
 * Work that comes again.
 * @typedef {object} Job
 * @property {string} name
 * @property {() => Promise<Date | null>} due null: not at all
 * @property {() => Promise<string>} run answers with what was done
 */

/** @param {number} ms @param {() => void} look @returns {() => void} */
function interval(ms, look) {
  const timer = setInterval(look, ms)
  timer.unref()
  return () => clearInterval(timer)
}

/** Looks every ten minutes whether something is due, and does it: one thing at a time, never twice at once. */
export class Schedule {
  /** @type {Promise<void> | null} */
  #work = null
  /** @type {() => void} */
  #cancel = () => {}
  #stopped = false

  /**
   * @param {Job[]} jobs
   * @param {{ now?: () => Date, every?: (ms: number, look: () => Promise<void>) => () => void, report?: (line: string) => void }} [means]
   */
  constructor(jobs, { now = () => new Date(), every = interval, report = print } = {}) {
    this.jobs = jobs
    this.now = now
    this.every = every
    this.report = report
  }

  /** @returns {Promise<void>} when the first look is over */
  start() {
    this.#cancel = this.every(CHECK_MS, () => this.look())
    return this.look()
  }

  look() {
    this.#work ??= this.#doWhatIsDue().finally(() => {
      this.#work = null
    })
    return this.#work
  }

  /** Begins nothing more, and waits for what runs. */
  async stop() {
    this.#stopped = true
    this.#cancel()
    await this.#work
  }

  async #doWhatIsDue() {
    for (const job of this.jobs) {
      if (this.#stopped) return
      try {
        const due = await job.due()
        if (!due || due.getTime() > this.now().getTime() + EARLY_MS) continue
        this.report(`  ${job.name.padEnd(20)} ${await job.run()}`)
      } catch (error) {
        if (!this.#stopped) this.report(`  ${job.name.padEnd(20)} failed: ${error.message}`)
      }
    }
  }
}
