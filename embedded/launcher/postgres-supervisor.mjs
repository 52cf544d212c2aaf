import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { acquirePostgres, runningProcesses } from '../postgres/cluster.mjs'
import { print, secondsSince } from './output.mjs'
import { RESTARTS, Restarts, WINDOW_MS } from './restarts.mjs'

const WATCH_MS = 500

/** Holds the embedded PostgreSQL of a data folder, and starts it again whenever it ends by itself. */
export class PostgresSupervisor {
  /** @type {{ url: string, port: number, release: () => Promise<void> } | null} */
  #held = null
  /** @type {NodeJS.Timeout | undefined} */
  #watch
  /** @type {Promise<void> | null} */
  #work = null
  #stopping = false

  /**
   * @param {object} options
   * @param {string} options.dataDir
   * @param {boolean} [options.disposable] as of `acquirePostgres`
   * @param {(pids: { postgres?: number, supervisor?: number }) => void} options.onPids
   * @param {(reason: string) => void} options.onFail it could not be kept running
   * @param {Restarts} [restarts]
   */
  constructor(options, restarts = new Restarts()) {
    this.options = options
    this.restarts = restarts
  }

  get url() {
    return this.#held?.url ?? ''
  }

  get port() {
    return this.#held?.port
  }

  async start() {
    const { dataDir, disposable, onPids } = this.options
    this.#held = await acquirePostgres(dataDir, { disposable })
    onPids(runningProcesses(dataDir))
    this.#watch = setInterval(() => this.#look(), WATCH_MS)
    this.#watch.unref()
  }

  async stop() {
    this.#stopping = true
    clearInterval(this.#watch)
    await this.#work
    await this.#held?.release()
  }

  #look() {
    if (this.#work || this.#stopping) return
    const pids = runningProcesses(this.options.dataDir)
    this.options.onPids(pids)
    const { postgres, supervisor } = pids
    if (postgres && supervisor) return
    this.#work = this.#revive(Boolean(postgres)).finally(() => {
      this.#work = null
    })
  }

  /** @param {boolean} runs PostgreSQL does, without the process that is to stop it in the end */
  async #revive(runs) {
    const { dataDir, onPids, onFail } = this.options
    const away = performance.now()
    const wait = this.restarts.next()
    if (wait === null) {
      clearInterval(this.#watch)
      const often = `${RESTARTS} starts within ${WINDOW_MS / 60_000} minutes did not help`
      onFail(`postgres has ended; ${often}. The end of its log:\n${this.#lastLines()}`)
      return
    }
    print(
      runs
        ? 'The supervisor of postgres has ended; starting another.'
        : 'postgres has ended; starting it again.',
    )
    await pause(wait)
    if (this.#stopping) return
    const again = await acquirePostgres(dataDir).catch((error) => {
      print(error.message)
      return null
    })
    if (!again) return
    if (again.port !== this.port) {
      // Its address is in the hands of every process that uses it.
      onFail(`postgres had to leave port ${this.port}, which another program has taken.`)
      return
    }
    onPids(runningProcesses(dataDir))
    if (!runs) print(`postgres runs again after ${secondsSince(away)} s.`)
  }

  #lastLines() {
    try {
      const log = readFileSync(path.join(this.options.dataDir, 'logs', 'postgres.log'), 'utf8')
      return log.split('\n').slice(-25).join('\n')
    } catch {
      return ''
    }
  }
}
