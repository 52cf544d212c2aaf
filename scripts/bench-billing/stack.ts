import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import type { BillingContext } from '@/lib/billing/context'
import { handleWebhook } from '@/lib/billing/webhook/handle'
import { listenLocally } from '@/scripts/bench/local-port'
import { type Ahead, contextOf, type Settings } from './context'
import { startDatabase } from './database'
import { buildPrograms, startServer } from './programs'
import { newSecret, startSupabase, writeSettings } from './supabase'

export type Stack = {
  folder: string
  settings: Settings
  settingsFile: string
  sql: postgres.Sql
  ahead: Ahead
  /** Events of the provider, by what became of them. */
  heard: Record<string, number>
  /** Rejects when a part that everything rests on has ended. */
  failed: Promise<never>
  stop: () => Promise<void>
}

/** Takes the events of the provider where the site would, once `ctx` is set. */
class WebhookReceiver {
  readonly heard: Record<string, number> = {}
  readonly server: Server
  ctx: BillingContext | null = null

  constructor() {
    this.server = createServer(async (request, response) => {
      const id = String(request.headers['tosspayments-webhook-transmission-id'])
      const handled = await this.#handle(id, await text(request)).catch(() => 'again' as const)
      this.heard[handled] = (this.heard[handled] ?? 0) + 1
      response.writeHead(handled === 'again' ? 500 : 200).end()
    })
  }

  async #handle(id: string, body: string) {
    return this.ctx ? handleWebhook(this.ctx, id, JSON.parse(body)) : ('again' as const)
  }
}

/** A clock that stands at ten in the morning of Korea, today. */
function morning(): number {
  const day = new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 10)
  return Date.parse(`${day}T10:00:00+09:00`)
}

/** Rejects as soon as one of them ends: nothing that is measured after that would mean anything. */
function endOf(children: Record<string, ChildProcess>): Promise<never> {
  return new Promise((_, reject) => {
    for (const [name, child] of Object.entries(children)) {
      child.once('exit', () => reject(new Error(`${name} has ended`)))
    }
  })
}

/**
 * A database, its API and a payment stand-in of the bench's own, in a folder that goes with them. Each takes a
 * free port by listening on it. What has been started is stopped when another part does not start.
 */
export async function startStack(folder: string, speed: number): Promise<Stack> {
  mkdirSync(path.join(folder, 'run'), { recursive: true })
  chmodSync(folder, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    return await startParts(folder, speed, stops, stop)
  } catch (failure) {
    await stop()
    throw failure
  }
}

async function startParts(
  folder: string,
  speed: number,
  stops: (() => unknown)[],
  stop: () => Promise<void>,
): Promise<Stack> {
  await buildPrograms(folder)
  const database = await startDatabase(folder)
  stops.push(database.stop)
  const receiver = new WebhookReceiver()
  const site = `http://127.0.0.1:${await listenLocally(receiver.server)}`
  stops.push(() => {
    receiver.server.close()
    receiver.server.closeAllConnections()
  })
  const tossKey = `test_sk_${newSecret()}`
  const supabase = await startSupabase(folder, { databaseUrl: database.url, siteUrl: site })
  stops.push(() => supabase.child.kill('SIGKILL'))
  const toss = await startServer(folder, 'toss', [
    writeSettings(folder, 'toss.json', {
      port: 0,
      clientKey: `test_ck_${newSecret()}`,
      secretKey: tossKey,
      webhookUrl: `${site}/api/webhooks/toss`,
      journalFile: path.join(folder, 'toss', 'journal.jsonl'),
    }),
  ])
  stops.push(() => toss.child.kill('SIGKILL'))
  const settings: Settings = {
    supabaseUrl: supabase.url,
    serviceKey: supabase.secretKey,
    tossUrl: `http://127.0.0.1:${toss.port}`,
    tossKey,
    sealSecret: newSecret(),
    base: morning(),
    began: Date.now(),
    speed,
    chargeLimitMs: 1000,
    limitMs: 800,
  }
  const ahead = { ms: 0 }
  receiver.ctx = contextOf(settings, ahead)
  const sql = postgres(database.url, { max: 4, onnotice: () => {} })
  stops.push(() => sql.end({ timeout: 5 }))
  const failed = endOf({ supabase: supabase.child, toss: toss.child })
  // It is listened to while something is measured; at the end everything is stopped.
  failed.catch(() => {})
  const settingsFile = writeSettings(folder, 'bench.json', settings)
  return { settings, ahead, heard: receiver.heard, folder, sql, settingsFile, failed, stop }
}
