import { billingSecrets } from './billing-secrets.mjs'
import { publishPosts } from './blog-posts.mjs'
import { isListening, respondsWell, startChild } from './child.mjs'
import { migrate } from './migrate.mjs'
import { phase } from './output.mjs'
import { Pids } from './pids.mjs'
import { PostgresSupervisor } from './postgres-supervisor.mjs'
import {
  serviceProgram,
  siteProgram,
  supabaseProgram,
  supabaseSettings,
  tossProgram,
  tossSettings,
} from './programs.mjs'
import { serviceAdminKey } from './service-admin-key.mjs'
import { loadStarter } from './starter.mjs'
import { Supervisor } from './supervisor.mjs'

const START_LIMIT_MS = 60_000

/**
 * @typedef {object} StackOptions
 * @property {string} dataDir
 * @property {boolean} development run from source, with reload
 * @property {boolean} [devPages] show the pages for makers; in development unless said otherwise
 * @property {ReturnType<typeof import('./stand-ins.mjs').standInsFor>} plan
 * @property {{ supabase: number, service: number, toss: number }} ports
 * @property {string} siteUrl
 * @property {boolean} [disposable] the data folder is thrown away at the end
 */

/** The processes behind the site, in the order in which they start. Each is started again when it dies. */
export class Stack {
  /** @type {Supervisor[]} */
  #supervisors = []
  /** @type {PostgresSupervisor | null} */
  #postgres = null
  /** @type {(reason: string) => void} */
  #fail = () => {}
  /** Resolves with the reason when a process could not be kept running. @type {Promise<string>} */
  failed = new Promise((resolve) => {
    this.#fail = resolve
  })

  /** @param {StackOptions} options */
  constructor(options) {
    this.options = options
    this.pids = new Pids(options.dataDir)
  }

  get databasePort() {
    return this.#postgres?.port
  }

  /** Of the embedded database; '' where there is none. */
  get databaseUrl() {
    return this.#postgres?.url ?? ''
  }

  /** Everything the site needs; it starts last, by `startSite`. @returns {Promise<NodeJS.ProcessEnv>} */
  async startServices() {
    const { plan, dataDir, ports, siteUrl, development, devPages = development } = this.options
    /** @type {NodeJS.ProcessEnv} */
    const env = { SITE_URL: siteUrl, EMBEDDED: plan.embedded ? '1' : '0' }
    if (devPages) env.DEV_PAGES = '1'
    if (plan.postgres) await this.#startPostgres()
    if (plan.supabase) {
      await phase('supabase api', () => this.#startSupabase())
      Object.assign(env, supabaseSettings(this.options, this.databaseUrl))
    }
    if (plan.service) {
      const url = process.env.DATABASE_URL ?? this.databaseUrl
      if (!process.env.DATABASE_URL) await phase('starter corpus', () => loadStarter(url, dataDir))
      await phase('case-law service', () => this.#startService(url))
      env.LEGAL_API_URL = `http://127.0.0.1:${ports.service}`
      env.LEGAL_ADMIN_KEY = serviceAdminKey(dataDir)
    }
    if (plan.toss) {
      await phase('payments', () => this.#startToss())
      Object.assign(env, tossSettings(this.options))
    }
    Object.assign(env, billingSecrets(plan, dataDir))
    if (plan.supabase) await phase('blog', () => publishPosts(this.databaseUrl, dataDir))
    return env
  }

  /** @param {NodeJS.ProcessEnv} env @param {number} port */
  startSite(env, port) {
    const program = siteProgram(this.options, env, port)
    return this.keep('site', program, () => isListening(port), { show: this.options.development })
  }

  /**
   * Starts a program, the last of those to be stopped first, and keeps it running.
   * @param {string} name @param {import('./programs.mjs').Program} program
   * @param {() => Promise<boolean>} isReady @param {{ show?: boolean }} [how]
   */
  keep(name, program, isReady, how = {}) {
    const { dataDir } = this.options
    const supervisor = new Supervisor({
      name,
      spawn: (again) => startChild({ name, ...program, dataDir, again, ...how }),
      isReady,
      limitMs: START_LIMIT_MS,
      onPid: (pid) => this.pids.set(name, pid),
      onFail: (reason) => this.#fail(reason),
    })
    this.#supervisors.push(supervisor)
    return supervisor.start()
  }

  /** Ends everything, last started first. */
  async stop() {
    for (const supervisor of [...this.#supervisors].reverse()) await supervisor.stop()
    await this.#postgres?.stop()
    this.pids.remove()
  }

  /** At once, without asking. */
  kill() {
    for (const supervisor of this.#supervisors) supervisor.kill()
  }

  async #startPostgres() {
    const { dataDir, disposable } = this.options
    const postgres = new PostgresSupervisor({
      dataDir,
      disposable,
      onPids: (pids) => {
        this.pids.set('postgres', pids.postgres)
        this.pids.set('postgres-supervisor', pids.supervisor)
      },
      onFail: (reason) => this.#fail(reason),
    })
    this.#postgres = postgres
    await phase('postgresql', () => postgres.start())
    await phase('migrations', () => migrate(postgres.url, dataDir))
  }

  #startSupabase() {
    const health = `http://127.0.0.1:${this.options.ports.supabase}/health`
    const program = supabaseProgram(this.options, this.databaseUrl)
    return this.keep('supabase', program, () => respondsWell(health))
  }

  #startToss() {
    const health = `http://127.0.0.1:${this.options.ports.toss}/health`
    return this.keep('toss', tossProgram(this.options), () => respondsWell(health))
  }

  /** @param {string} databaseUrl */
  #startService(databaseUrl) {
    const health = `http://127.0.0.1:${this.options.ports.service}/health`
    return this.keep('service', serviceProgram(this.options, databaseUrl), () =>
      respondsWell(health),
    )
  }
}
