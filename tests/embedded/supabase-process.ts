import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { createTestDatabase } from '@/tests/database'

type Mail = { subject: string; html: string; body: string }

export type SupabaseProcess = {
  url: string
  /** What the site would hold as RESEND_API_KEY and SUPABASE_SERVICE_ROLE_KEY. */
  secretKey: string
  publishableKey: string
  storageDir: string
  sql: postgres.Sql
  /** A client nobody has signed in with. */
  visitor: (headers?: Record<string, string>) => SupabaseClient
  /** The client that may do everything. */
  admin: () => SupabaseClient
  lastMail: (to: string) => Promise<Mail | undefined>
  /** Moves the clock of the process forward. */
  pass: (milliseconds: number) => Promise<void>
  stop: () => Promise<void>
}

/** The port is in the line the server logs when it listens. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /"event":"embedded supabase listens","port":(\d+)/.exec(output)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`the embedded Supabase ended: ${output}`)))
  })
}

/** Node 20 has no WebSocket, and supabase-js insists on one although nothing here uses realtime. */
class NoSocket {}

export const clientOptions = {
  auth: { persistSession: false, autoRefreshToken: false },
  realtime: { transport: NoSocket as unknown as typeof WebSocket },
}

/** Starts the embedded Supabase as the launcher does, on a database of its own. */
export async function startSupabase(): Promise<SupabaseProcess> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'beopdap-supabase-'))
  const random = () => randomBytes(20).toString('hex')
  const settings = {
    databaseUrl: database.url,
    port: 0,
    siteUrl: 'http://localhost:3000',
    storageDir: path.join(folder, 'storage'),
    templateDir: path.resolve('supabase/templates'),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random(),
  }
  const file = path.join(folder, 'settings.json')
  await writeFile(file, JSON.stringify(settings))
  // The bundle that the launcher starts: to read its sources one by one takes three times as long.
  const program = ['--import', './tests/embedded/shifted-clock.mjs', 'dist/supabase.mjs', file]
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const url = `http://127.0.0.1:${await portOf(child)}`
  return {
    url,
    secretKey: settings.secretKey,
    publishableKey: settings.publishableKey,
    storageDir: settings.storageDir,
    sql: database.sql,
    visitor: (headers = {}) =>
      createClient(url, settings.publishableKey, { ...clientOptions, global: { headers } }),
    admin: () => createClient(url, settings.secretKey, clientOptions),
    lastMail: async (to) => {
      const [mail] = await database.sql<Mail[]>`
        select subject, html, body from embedded.mail where recipient = ${to} order by id desc limit 1`
      return mail
    },
    pass: async (milliseconds) => {
      const moved = once(child, 'message')
      child.send(milliseconds)
      await moved
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
