import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { handleWebhook } from '@/lib/billing/webhook/handle'
import { type Ahead, contextOf, type Settings } from './context'
import { startDatabase } from './database'
import { buildPrograms, startProgram } from './programs'

export type Stack = {
  folder: string
  settings: Settings
  settingsFile: string
  sql: postgres.Sql
  ahead: Ahead
  /** Events of the provider, by what became of them. */
  heard: Record<string, number>
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}

async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const healthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await pause(100)
  }
  throw new Error(`${url} did not start`)
}

/** The site's place: it hears what the provider tells. */
function listenTo(stack: Pick<Stack, 'settings' | 'ahead' | 'heard'>): Server {
  const ctx = contextOf(stack.settings, stack.ahead)
  const handle = async (id: string, body: string): Promise<number> => {
    const handled = await handleWebhook(ctx, id, JSON.parse(body)).catch(() => 'again' as const)
    stack.heard[handled] = (stack.heard[handled] ?? 0) + 1
    return handled === 'again' ? 500 : 200
  }
  return createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      const id = String(request.headers['tosspayments-webhook-transmission-id'])
      response.writeHead(await handle(id, body)).end()
    })
  })
}

/** A clock that stands at ten in the morning of Korea, today. */
function morning(): number {
  const day = new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 10)
  return Date.parse(`${day}T10:00:00+09:00`)
}

/** A database, its API and a payment stand-in of the bench's own, in a folder that goes with them. */
export async function startStack(folder: string, speed: number): Promise<Stack> {
  mkdirSync(path.join(folder, 'run'), { recursive: true })
  chmodSync(folder, 0o755)
  await buildPrograms(folder)
  const database = await startDatabase(folder)
  const [apiPort, tossPort, sitePort] = [await freePort(), await freePort(), await freePort()]
  const secret = () => randomBytes(24).toString('hex')
  const serviceKey = `sb_secret_${secret()}`
  const settings: Settings = {
    supabaseUrl: `http://127.0.0.1:${apiPort}`,
    serviceKey,
    tossUrl: `http://127.0.0.1:${tossPort}`,
    tossKey: `test_sk_${secret()}`,
    sealSecret: secret(),
    base: morning(),
    began: Date.now(),
    speed,
    chargeLimitMs: 1000,
    limitMs: 800,
  }
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, 'run', name)
    writeFileSync(file, JSON.stringify(content), { mode: 0o600 })
    return file
  }
  const site = `http://127.0.0.1:${sitePort}`
  const children = [
    startProgram(folder, 'supabase', [
      write('supabase.json', {
        databaseUrl: database.url,
        port: apiPort,
        siteUrl: site,
        storageDir: path.join(folder, 'storage'),
        templateDir: path.resolve('supabase/templates'),
        publishableKey: `sb_publishable_${secret()}`,
        secretKey: serviceKey,
        jwtSecret: secret(),
      }),
    ]),
    startProgram(folder, 'toss', [
      write('toss.json', {
        port: tossPort,
        clientKey: `test_ck_${secret()}`,
        secretKey: settings.tossKey,
        webhookUrl: `${site}/api/webhooks/toss`,
        journalFile: path.join(folder, 'toss', 'journal.jsonl'),
      }),
    ]),
  ]
  await Promise.all([untilHealthy(settings.supabaseUrl), untilHealthy(settings.tossUrl)])
  const stack = { settings, ahead: { ms: 0 }, heard: {} }
  const server = listenTo(stack).listen(sitePort, '127.0.0.1')
  const sql = postgres(database.url, { max: 4, onnotice: () => {} })
  return {
    ...stack,
    folder,
    sql,
    settingsFile: write('bench.json', settings),
    stop: async () => {
      for (const child of children) child.kill('SIGKILL')
      server.close()
      server.closeAllConnections()
      await sql.end({ timeout: 5 })
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
