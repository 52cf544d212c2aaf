import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBackupState } from './backup-state.mjs'
import { backupDue, renewalsDue, retentionDue } from './due.mjs'
import { inProject, ROOT, TYPESCRIPT } from './project.mjs'
import { Schedule } from './schedule.mjs'

/**
 * What the embedded stack does by itself: backups as often as the administration wants them, the renewals of
 * subscriptions every hour, and once a day what the retention periods ask for. Hosted Supabase has backups of its own, and
 * there cron jobs do the rest.
 */
export class ScheduledJobs {
  /** @type {import('node:child_process').ChildProcess | null} */
  #running = null

  /** @param {{ databaseUrl: string, dataDir: string, env: NodeJS.ProcessEnv }} options */
  constructor(options) {
    this.options = options
    this.backups = path.join(options.dataDir, 'backups')
    this.schedule = new Schedule([
      {
        name: 'backup',
        due: () => this.#nextBackup(),
        run: () => this.#run('backup.ts', ['--kind', 'scheduled', '--data', options.dataDir]),
      },
      {
        name: 'retention',
        due: async () => retentionDue(this.#last('retention'), new Date()),
        run: () => this.#noted('retention', 'retention.ts', []),
      },
      {
        name: 'renewals',
        due: () => this.#nextRenewals(),
        run: () => this.#noted('renewals', 'billing-renew.ts', ['--line']),
      },
    ])
  }

  /** For people. @returns {Promise<string>} */
  async whenNext() {
    const due = await this.#nextBackup()
    if (!due) return 'turned off in the settings of the administration'
    if (due <= new Date()) return 'the next one is made now'
    return `the next one is due at ${due.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  }

  start() {
    return this.schedule.start()
  }

  async stop() {
    const stopped = this.schedule.stop()
    // What it has written has a temporary name still.
    this.#running?.kill()
    await stopped
  }

  async #nextBackup() {
    return backupDue(await readBackupState(this.options.databaseUrl), new Date())
  }

  async #nextRenewals() {
    // Where nobody can pay, there is nothing to renew.
    if (!this.options.env.TOSS_SECRET_KEY && !process.env.TOSS_SECRET_KEY) return null
    return renewalsDue(this.#last('renewals'), new Date())
  }

  /** @param {string} name */
  #stamp(name) {
    return path.join(this.options.dataDir, 'run', name)
  }

  /** When a job began last. @param {string} name @returns {Date | null} */
  #last(name) {
    try {
      const last = new Date(readFileSync(this.#stamp(name), 'utf8'))
      return Number.isNaN(last.getTime()) ? null : last
    } catch {
      return null
    }
  }

  /** @param {string} name @param {string} script @param {string[]} args */
  async #noted(name, script, args) {
    // Noted before: what failed is due at its next time again, not in ten minutes.
    mkdirSync(path.dirname(this.#stamp(name)), { recursive: true })
    writeFileSync(this.#stamp(name), new Date().toISOString())
    return this.#run(script, args)
  }

  /** @param {string} script @param {string[]} args @returns {Promise<string>} what it said */
  async #run(script, args) {
    const { databaseUrl, dataDir, env } = this.options
    const child = spawn(process.execPath, [...TYPESCRIPT, inProject('scripts', script), ...args], {
      cwd: ROOT,
      // Ctrl-C is for the launcher, which ends this one itself.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        DATABASE_URL: databaseUrl,
        EMBEDDED: '1',
        LEGAL_DATA_DIR: dataDir,
        TSX_TSCONFIG_PATH: inProject('scripts', 'tsconfig.json'),
      },
    })
    this.#running = child
    let said = ''
    let wrong = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.stderr.on('data', (chunk) => {
      wrong += chunk
    })
    const code = await new Promise((resolve) => child.once('close', resolve))
    this.#running = null
    if (code !== 0) throw new Error(`${said}${wrong}`.trim() || 'stopped')
    return said.trim()
  }
}
