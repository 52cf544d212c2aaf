import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { realtime, statelessAuth } from '@/lib/supabase/settings'
import { freePort } from '@/scripts/bench/local-port'
import { startDatabase } from '@/scripts/bench-billing/database'
import { buildPrograms } from '@/scripts/bench-billing/programs'
import { newSecret, startSupabase } from '@/scripts/bench-billing/supabase'

const root = path.resolve(import.meta.dirname, '../..')

const built = path.join(root, 'dist/worker.mjs')

/** What the worker is run from; a build reads files faster, because its threads start at once. */
export const workerForm = () => (existsSync(built) ? 'as built in dist' : 'from source')

/** The worker of the site, as a process that can be killed and started again. */
class WorkerUnderTest {
  #child: ChildProcess | null = null
  readonly key = newSecret()
  peak = 0

  constructor(
    private readonly env: Record<string, string>,
    readonly port: number,
  ) {}

  async start(): Promise<void> {
    this.#child = spawn(
      process.execPath,
      existsSync(built) ? [built] : ['--import', 'tsx', 'worker/main.ts'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ...this.env,
          TSX_TSCONFIG_PATH: path.join(root, 'scripts/tsconfig.json'),
          WORKER_PORT: String(this.port),
          WORKER_KEY: this.key,
          LOG_LEVEL: 'error',
          // supabase-js complains of Node 20 at every start.
          NODE_NO_WARNINGS: '1',
        },
      },
    )
    for (let tries = 0; tries < 300; tries++) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/health`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the worker did not start')
  }

  /** Megabytes that it holds now; `peak` remembers the most. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')
    const held = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    this.peak = Math.max(this.peak, held)
    return Math.round(held)
  }

  /** At once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

export type KnowledgeStack = {
  sql: postgres.Sql
  service: SupabaseClient
  worker: WorkerUnderTest
  /** Where the worker keeps its segments. */
  segments: string
  stop: () => Promise<void>
}

/** A database, its API and a worker of the bench's own, below a folder. */
export async function startKnowledgeStack(folder: string, slots: number): Promise<KnowledgeStack> {
  mkdirSync(path.join(folder, 'run'), { recursive: true })
  await buildPrograms(folder)
  const database = await startDatabase(folder)
  const { url, secretKey, publishableKey, child } = await startSupabase(folder, {
    databaseUrl: database.url,
    siteUrl: 'http://127.0.0.1',
  })
  const dataDir = path.join(folder, 'data')
  const worker = new WorkerUnderTest(
    {
      JOBS_DATABASE_URL: database.url,
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      LEGAL_DATA_DIR: dataDir,
      WORKER_SLOTS: String(slots),
    },
    await freePort(),
  )
  const sql = postgres(database.url, { max: 4, onnotice: () => {} })
  return {
    sql,
    service: createClient(url, secretKey, { auth: statelessAuth, realtime }),
    worker,
    segments: path.join(dataDir, 'knowledge'),
    stop: async () => {
      await worker.kill()
      await sql.end({ timeout: 5 })
      child.kill('SIGKILL')
      await database.stop()
    },
  }
}
