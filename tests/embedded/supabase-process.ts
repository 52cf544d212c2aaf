import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { flushCounters } from '@/lib/activity/counter-buffer'
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
  /** Moves its clock forward. */
  pass: (milliseconds: number) => Promise<void>
  stop: () => Promise<void>
}

/** Asks the process that the launcher has started for all suites: tests/embedded/supabase-host.ts. */
async function askHost(asked: object): Promise<{ id: string; port: number }> {
  const host = process.env.SUPABASE_HOST
  if (!host) throw new Error('These tests need a Supabase: run them with "npm test -- unit".')
  // Past fetch, which a test may have replaced.
  const answer = await new Promise<string>((resolve, reject) => {
    const sent = request(host, { method: 'POST' }, (response) => {
      text(response).then((body) => (response.statusCode === 200 ? resolve : reject)(body), reject)
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(asked))
  })
  return JSON.parse(answer)
}

/** Node 20 has no WebSocket, and supabase-js insists on one although nothing here uses realtime. */
class NoSocket {}

export const clientOptions = {
  auth: { persistSession: false, autoRefreshToken: false },
  realtime: { transport: NoSocket as unknown as typeof WebSocket },
}

/** An embedded Supabase of the suite's own, on a database, a folder and a clock of its own. */
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
  const { id, port } = await askHost({ act: 'start', settings })
  const url = `http://127.0.0.1:${port}`
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
      await askHost({ act: 'pass', id, milliseconds })
    },
    stop: async () => {
      // What handlers have counted is written two seconds later: by then there would be nothing to write to.
      await flushCounters()
      await askHost({ act: 'stop', id })
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
