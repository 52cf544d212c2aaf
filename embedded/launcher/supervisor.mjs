import { setTimeout as pause } from 'node:timers/promises'
import { untilReady } from './child.mjs'
import { print, secondsSince } from './output.mjs'
import { RESTARTS, Restarts, WINDOW_MS } from './restarts.mjs'

/**
 * @typedef {object} Kept
 * @property {string} name
 * @property {(again: boolean) => import('./child.mjs').Child} spawn
 * @property {() => Promise<boolean>} isReady
 * @property {number} limitMs how long a start may take
 * @property {(pid: number | undefined) => void} onPid the process runs under this number, or is away
 * @property {(reason: string) => void} onFail it could not be kept running
 */

/** Runs one child, and starts it again whenever it ends by itself. */
export class Supervisor {
  /** @type {import('./child.mjs').Child | null} */
  #child = null
  #stopping = false

  /** @param {Kept} kept @param {Restarts} [restarts] */
  constructor(kept, restarts = new Restarts()) {
    this.kept = kept
    this.restarts = restarts
  }

  /** The first start: what keeps it from running is the caller's to hear. */
  start() {
    return this.#run(false)
  }

  async stop() {
    this.#stopping = true
    await this.#child?.stop()
  }

  /** At once, without asking. */
  kill() {
    this.#stopping = true
    this.#child?.kill()
  }

  /** @param {boolean} again */
  async #run(again) {
    const child = this.kept.spawn(again)
    this.#child = child
    await untilReady(child, this.kept.limitMs, this.kept.isReady)
    this.kept.onPid(child.pid)
    child.ended.then((how) => this.#revive(how))
  }

  /** @param {string} how it ended */
  async #revive(how) {
    const { name, onPid, onFail } = this.kept
    const away = performance.now()
    let end = `has ended (${how})`
    while (!this.#stopping) {
      onPid(undefined)
      // What it has started itself would hold its port.
      this.#child?.kill()
      const wait = this.restarts.next()
      if (wait === null) {
        const often = `${RESTARTS} starts within ${WINDOW_MS / 60_000} minutes did not help`
        onFail(`${name} ${end}; ${often}. The end of its log:\n${this.#child?.lastLines()}`)
        return
      }
      print(`${name} ${end}; starting it again.`)
      await pause(wait)
      if (this.#stopping) return
      try {
        await this.#run(true)
        print(`${name} runs again after ${secondsSince(away)} s.`)
        return
      } catch {
        end = 'did not start'
      }
    }
  }
}
