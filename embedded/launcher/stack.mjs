import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { acquirePostgres, runningPostgres } from '../postgres/cluster.mjs'
import { supabaseKeys } from '../supabase/keys.mjs'
import { answers, listens, startChild, untilReady } from './child.mjs'
import { migrate } from './migrate.mjs'
import { publishPosts } from './posts.mjs'
import { inProject, LEASH, LONG_ADDRESSES, TYPESCRIPT } from './project.mjs'
import { phase, say } from './say.mjs'
import { loadStarter } from './starter.mjs'

const START_LIMIT_MS = 60_000
const WATCH_MS = 2000
const RESTARTS = 3

/**
 * @typedef {object} StackOptions
 * @property {string} dataDir
 * @property {boolean} development run from source, with reload
 * @property {boolean} [devPages] show the pages for makers; in development unless said otherwise
 * @property {ReturnType<typeof import('./plan.mjs').planFor>} plan
 * @property {{ supabase: number, service: number }} ports
 * @property {string} siteUrl
 */

/** The processes behind the site, in the order in which they start. */
export class Stack {
  /** @type {import('./child.mjs').Child[]} */
  #children = []
  /** @type {{ url: string, port: number, release: () => Promise<void> } | null} */
  #postgres = null
  #stopping = false
  #restarts = 0
  /** @type {NodeJS.Timeout | undefined} */
  #watch
  /** @type {(reason: string) => void} */
  #fail = () => {}
  /** Resolves with the reason when a process that matters has died. @type {Promise<string>} */
  failed = new Promise((resolve) => {
    this.#fail = resolve
  })

  /** @param {StackOptions} options */
  constructor(options) {
    this.options = options
  }

  get databasePort() {
    return this.#postgres?.port
  }

  /** Everything the site needs; it starts last, by `startSite`. @returns {Promise<NodeJS.ProcessEnv>} */
  async startServices() {
    const { plan, dataDir, ports, siteUrl, development, devPages = development } = this.options
    /** @type {NodeJS.ProcessEnv} */
    const env = { SITE_URL: siteUrl, EMBEDDED: plan.embedded ? '1' : '0' }
    if (devPages) env.DEV_PAGES = '1'
    if (plan.postgres) await this.#startPostgres()
    if (plan.supabase) Object.assign(env, await phase('supabase api', () => this.#startSupabase()))
    if (plan.service) {
      const url = process.env.DATABASE_URL ?? this.#postgres?.url ?? ''
      if (!process.env.DATABASE_URL) await phase('starter corpus', () => loadStarter(url, dataDir))
      await phase('case-law service', () => this.#startService(url))
      env.LEGAL_API_URL = `http://127.0.0.1:${ports.service}`
    }
    if (plan.supabase) await phase('blog', () => publishPosts(this.#postgres?.url ?? '', dataDir))
    return env
  }

  /** @param {NodeJS.ProcessEnv} env @param {number} port */
  async startSite(env, port) {
    const { development, dataDir } = this.options
    const next = inProject('node_modules', 'next', 'dist', 'bin', 'next')
    const command = development ? 'dev' : 'start'
    const site = startChild({
      name: 'site',
      args: [LONG_ADDRESSES, ...LEASH, next, command, '-H', 'localhost', '-p', String(port)],
      env: {
        ...env,
        NODE_ENV: development ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        // The site reaches data through the two APIs only.
        DATABASE_URL: '',
      },
      dataDir,
      show: development,
    })
    this.#children.push(site)
    await untilReady(site, START_LIMIT_MS, () => listens(port))
    this.#watchOver(site)
  }

  /** Ends everything, last started first. */
  async stop() {
    this.#stopping = true
    clearInterval(this.#watch)
    for (const child of [...this.#children].reverse()) await child.stop()
    await this.#postgres?.release()
  }

  /** At once, without asking. */
  kill() {
    for (const child of this.#children) child.kill()
  }

  async #startPostgres() {
    const { dataDir } = this.options
    this.#postgres = await phase('postgresql', () => acquirePostgres(dataDir))
    const { url } = this.#postgres
    await phase('migrations', () => migrate(url, dataDir))
    this.#watch = setInterval(() => {
      if (this.#stopping || runningPostgres(dataDir)) return
      say('PostgreSQL has ended; starting it again.')
      acquirePostgres(dataDir).catch((error) => this.#fail(`PostgreSQL: ${error.message}`))
    }, WATCH_MS)
    this.#watch.unref()
  }

  /** @returns {Promise<NodeJS.ProcessEnv>} */
  async #startSupabase() {
    const { dataDir, development, ports, siteUrl } = this.options
    const keys = supabaseKeys(dataDir)
    const settings = path.join(dataDir, 'run', 'supabase.json')
    mkdirSync(path.dirname(settings), { recursive: true })
    writeFileSync(
      settings,
      JSON.stringify({
        ...keys,
        databaseUrl: this.#postgres?.url,
        port: ports.supabase,
        siteUrl,
        storageDir: path.join(dataDir, 'storage'),
        templateDir: inProject('supabase', 'templates'),
      }),
      { mode: 0o600 },
    )
    const program = development
      ? [...TYPESCRIPT, inProject('embedded', 'supabase', 'main.ts')]
      : [...LEASH, inProject('dist', 'supabase.mjs')]
    const env = { DO_NOT_TRACK: '1', NODE_ENV: 'production' }
    const child = startChild({ name: 'supabase', args: [...program, settings], env, dataDir })
    this.#children.push(child)
    const url = `http://127.0.0.1:${ports.supabase}`
    await untilReady(child, START_LIMIT_MS, () => answers(`${url}/health`))
    this.#watchOver(child)
    return {
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: keys.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
      // As a role that can count and nothing else.
      RATE_LIMIT_DATABASE_URL: `${this.#postgres?.url}?role=rate_limiter`,
      // Mail goes to the outbox unless the machine names a way of its own.
      ...(process.env.SMTP_URL || process.env.RESEND_API_KEY
        ? {}
        : { RESEND_URL: url, RESEND_API_KEY: keys.secretKey }),
    }
  }

  /** @param {string} databaseUrl */
  async #startService(databaseUrl) {
    const { dataDir, development, ports } = this.options
    const tsx = inProject('node_modules', 'tsx', 'dist', 'cli.mjs')
    const program = development
      ? [...LEASH, tsx, 'watch', '--clear-screen=false', inProject('backend', 'main.ts')]
      : [LONG_ADDRESSES, ...LEASH, inProject('dist', 'service.mjs')]
    const child = startChild({
      name: 'service',
      args: program,
      env: {
        NODE_ENV: development ? 'development' : 'production',
        DATABASE_URL: databaseUrl,
        LEGAL_DATA_DIR: dataDir,
        LEGAL_HOST: '127.0.0.1',
        LEGAL_PORT: String(ports.service),
      },
      dataDir,
    })
    this.#children.push(child)
    const health = `http://127.0.0.1:${ports.service}/health`
    await untilReady(child, START_LIMIT_MS, () => answers(health))
    this.#watchOver(child, () => this.#startService(databaseUrl))
  }

  /**
   * Says so when a running child ends by itself; starts it again where that can help.
   * @param {import('./child.mjs').Child} child @param {() => Promise<void>} [restart]
   */
  #watchOver(child, restart) {
    child.ended.then(async (how) => {
      if (this.#stopping) return
      this.#children = this.#children.filter((other) => other !== child)
      if (!restart || this.#restarts >= RESTARTS) {
        this.#fail(`${child.name} has ended (${how}). The end of its log:\n${child.lastLines()}`)
        return
      }
      this.#restarts++
      say(`${child.name} has ended (${how}); starting it again (${this.#restarts} of ${RESTARTS}).`)
      await restart().catch((error) => this.#fail(error.message))
    })
  }
}
