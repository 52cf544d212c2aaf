import { billingSecrets } from './billing-secrets.mjs'
import { publishPosts } from './blog-posts.mjs'
import { isListening, respondsWell, startChild } from './child.mjs'
import { counterLogin } from './counter-login.mjs'
import { keepLogsShort } from './log-files.mjs'
import { migrate } from './migrate.mjs'
import { LaunchError, phase } from './output.mjs'
import { Pids } from './pids.mjs'
import { portTaken } from './ports.mjs'
import { PostgresSupervisor } from './postgres-supervisor.mjs'
import {
  serviceProgram,
  siteProgram,
  supabaseProgram,
  supabaseSettings,
  tossProgram,
  tossSettings,
  workerProgram,
} from './programs.mjs'
import { serviceAdminKey } from './service-admin-key.mjs'
import { loadStarter } from './starter.mjs'
import { storedSecret } from './stored-secret.mjs'
import { Supervisor } from './supervisor.mjs'

const START_LIMIT_MS = 60_000
/** An index of another format is built again first: minutes, on the whole corpus. */
const SERVICE_START_LIMIT_MS = 30 * 60_000

/**
 * @typedef {object} StackOptions
 * @property {string} dataDir
 * @property {boolean} development run from source, with reload
 * @property {boolean} [devPages] show the pages for makers; in development unless said otherwise
 * @property {ReturnType<typeof import('./stand-ins.mjs').standInsFor>} plan
 * @property {{ supabase: number, service: number, toss: number, worker: number }} ports
 * @property {string} siteUrl
 * @property {boolean} [disposable] the data folder is thrown away at the end
 */

/** The processes behind the site, in the order in which they start. Each is started again when it dies. */
export class Stack {
  /** @type {Supervisor[]} */
  #supervisors = []
  /** @type {PostgresSupervisor | null} */
  #postgres = null
  /** @type {() => void} */
  #stopKeepingLogs = () => {}
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
    this.#stopKeepingLogs = keepLogsShort(dataDir)
    if (plan.postgres) await this.#startPostgres()
    if (plan.supabase) {
      await phase('supabase api', () => this.#startSupabase())
      const counterUrl = await counterLogin(this.databaseUrl, dataDir)
      Object.assign(env, supabaseSettings(this.options, counterUrl))
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
    const jobs = plan.supabase ? this.databaseUrl : process.env.JOBS_DATABASE_URL
    if (jobs) {
      env.WORKER_KEY = process.env.WORKER_KEY || storedSecret(dataDir, 'worker-key')
      await phase('worker', () => this.#startWorker(env, jobs))
      env.WORKER_URL = `http://127.0.0.1:${ports.worker}`
    }
    if (plan.supabase) await phase('blog', () => publishPosts(this.databaseUrl, dataDir))
    return env
  }

  /** @param {NodeJS.ProcessEnv} env @param {number} port */
  async startSite(env, port) {
    // It was free before the services started and the site was built, which takes minutes.
    if (await isListening(port)) throw new LaunchError(portTaken('The site', port))
    const program = siteProgram(this.options, env, port)
    return this.keep('site', program, () => isListening(port), { show: this.options.development })
  }

  /**
   * Starts a program, the last of those to be stopped first, and keeps it running.
   * @param {string} name @param {import('./programs.mjs').Program} program
   * @param {() => Promise<boolean>} isReady @param {{ show?: boolean, limitMs?: number }} [how]
   */
  keep(name, program, isReady, { limitMs = START_LIMIT_MS, ...how } = {}) {
    const { dataDir } = this.options
    const supervisor = new Supervisor({
      name,
      spawn: (again) => startChild({ name, ...program, dataDir, again, ...how }),
      isReady,
      limitMs,
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
    this.#stopKeepingLogs()
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

  /** @param {NodeJS.ProcessEnv} env @param {string} databaseUrl of accounts and jobs */
  #startWorker(env, databaseUrl) {
    const health = `http://127.0.0.1:${this.options.ports.worker}/health`
    const program = workerProgram(this.options, env, databaseUrl)
    return this.keep('worker', program, () => respondsWell(health))
  }

  /** @param {string} databaseUrl */
  #startService(databaseUrl) {
    const health = `http://127.0.0.1:${this.options.ports.service}/health`
    const program = serviceProgram(this.options, databaseUrl)
    return this.keep('service', program, () => respondsWell(health), {
      limitMs: SERVICE_START_LIMIT_MS,
    })
  }
}
