import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { realtime, statelessAuth } from '@/lib/supabase/settings'
import { freePort } from '@/scripts/bench/local-port'
import { Program } from '@/scripts/bench/program'
import { startDatabase } from '@/scripts/bench-billing/database'
import { buildPrograms } from '@/scripts/bench-billing/programs'
import { newSecret, startSupabase } from '@/scripts/bench-billing/supabase'

const root = path.resolve(import.meta.dirname, '../..')

const built = path.join(root, 'dist/worker.mjs')

/** What the worker is run from; a build reads files faster, because its threads start at once. */
export const workerForm = () => (existsSync(built) ? 'as built in dist' : 'from source')

/** The worker of the site, with the port and the key that it is asked by. */
class WorkerUnderTest extends Program {
  readonly key: string

  constructor(
    env: Record<string, string>,
    readonly port: number,
  ) {
    const key = newSecret()
    super(
      'the worker',
      existsSync(built) ? [built] : ['--import', 'tsx', 'worker/main.ts'],
      { ...env, WORKER_PORT: String(port), WORKER_KEY: key },
      `http://127.0.0.1:${port}/health`,
    )
    this.key = key
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
