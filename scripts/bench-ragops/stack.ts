import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { realtime, statelessAuth } from '@/lib/supabase/settings'
import { freePort } from '@/scripts/bench/local-port'
import { Program } from '@/scripts/bench/program'
import { startDatabase } from '@/scripts/bench-billing/database'
import { buildPrograms } from '@/scripts/bench-billing/programs'
import { newSecret, startSupabase } from '@/scripts/bench-billing/supabase'

/** Somebody who pays, signed in. */
export type BenchPerson = { id: string; db: SupabaseClient }

export type RagopsStack = {
  sql: postgres.Sql
  service: Program
  serviceUrl: string
  worker: Program
  /** Takes traces by OTLP. */
  otlp: Program
  otlpUrl: string
  makePerson: () => Promise<BenchPerson>
  stop: () => Promise<void>
}

/** @throws Error when it fails, with what it said */
function run(what: string, args: string[], env: Record<string, string>): void {
  const done = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (done.status !== 0) throw new Error(`${what} failed:\n${done.stdout}${done.stderr}`)
}

/**
 * Database, API, case-law service, worker and the taker of traces of the bench's own, on free ports. A folder
 * without a corpus gets the starter corpus.
 * @throws Error at once when one of them does not start
 */
export async function startStack(folder: string): Promise<RagopsStack> {
  run('the build of the services', ['embedded/launcher/build.mjs'], {})
  await buildPrograms(folder, {
    'take-traces': 'app/api/otel/v1/traces/route.ts',
    'otlp-server': 'scripts/bench-ragops/otlp-server.ts',
  })
  const program = (name: string) => path.join(folder, 'programs', `${name}.mjs`)
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const each of stops.reverse()) await each()
  }
  try {
    const database = await startDatabase(folder)
    stops.push(database.stop)
    const { url: databaseUrl } = database
    const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} })
    stops.push(() => sql.end({ timeout: 5 }))
    const starter = ['--import', 'tsx', 'backend/cli/starter.ts', '--data', folder]
    const [corpus] = await sql`select exists (select from legal.decisions) as filled`
    if (!corpus?.filled)
      run('loading the starter corpus', starter, { DATABASE_URL: databaseUrl, EMBEDDED: '1' })
    const site = 'http://127.0.0.1'
    const supabase = await startSupabase(folder, { databaseUrl, siteUrl: site })
    stops.push(async () => supabase.child.kill('SIGKILL'))
    const servicePort = await freePort()
    const serviceUrl = `http://127.0.0.1:${servicePort}`
    const service = new Program(
      'the case-law service',
      ['dist/service.mjs'],
      {
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        LEGAL_DATA_DIR: folder,
        LEGAL_PORT: String(servicePort),
      },
      `${serviceUrl}/health`,
    )
    const known = {
      NODE_ENV: 'production',
      NEXT_PUBLIC_SUPABASE_URL: supabase.url,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: supabase.publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: supabase.secretKey,
      LEGAL_API_URL: serviceUrl,
      // Mail stays in the database, as in the embedded stack.
      RESEND_URL: supabase.url,
      RESEND_API_KEY: supabase.secretKey,
    }
    const workerPort = await freePort()
    const worker = new Program(
      'the worker',
      ['dist/worker.mjs'],
      {
        ...known,
        DATABASE_URL: '',
        JOBS_DATABASE_URL: databaseUrl,
        LEGAL_DATA_DIR: folder,
        WORKER_PORT: String(workerPort),
        WORKER_KEY: newSecret(),
      },
      `http://127.0.0.1:${workerPort}/health`,
    )
    const otlpPort = await freePort()
    const otlp = new Program(
      'the taker of traces',
      [program('otlp-server'), String(otlpPort), program('take-traces')],
      { ...known, RATE_LIMIT_DATABASE_URL: databaseUrl },
      `http://127.0.0.1:${otlpPort}/`,
    )
    for (const each of [service, worker, otlp]) {
      stops.push(() => each.kill())
      await each.start()
    }
    const client = (key: string) =>
      createClient(supabase.url, key, { auth: statelessAuth, realtime })
    const admin = client(supabase.secretKey)
    return {
      sql,
      service,
      serviceUrl,
      worker,
      otlp,
      otlpUrl: `http://127.0.0.1:${otlpPort}/api/otel/v1/traces`,
      makePerson: async () => {
        const [email, password] = [`${randomUUID()}@example.test`, newSecret()]
        const made = await admin.auth.admin.createUser({ email, password, email_confirm: true })
        if (made.error) throw made.error
        const { id } = made.data.user
        await sql`insert into profiles (id, email, role, language, plan)
          values (${id}, ${email}, 'user', 'ko', '1year')`
        const db = client(supabase.publishableKey)
        const { error } = await db.auth.signInWithPassword({ email, password })
        if (error) throw error
        return { id, db }
      },
      stop,
    }
  } catch (thrown) {
    await stop()
    throw thrown
  }
}
