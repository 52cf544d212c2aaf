import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { createSupabase, listen } from '@/embedded/supabase/server'
import { settingsSchema } from '@/embedded/supabase/settings'
import { clock } from './shifted-clock.mjs'

/**
 * `supabase-host.ts FILE`: makes an embedded Supabase for each suite that asks, on its own database, port, keys and
 * clock. A process for each would read the same programs a hundred times, which takes longer than what the suites do.
 * The port that it listens on goes into the file.
 */
const request = z.discriminatedUnion('act', [
  z.object({ act: z.literal('start'), settings: settingsSchema }),
  z.object({ act: z.literal('pass'), id: z.string(), milliseconds: z.number() }),
  z.object({ act: z.literal('stop'), id: z.string() }),
])

/** As long as the program of the launcher waits for its connections. */
const mostPatienceMs = 2000

type Running = { time: { ahead: number }; stop: () => Promise<void> }
const running = new Map<string, Running>()

async function start(settings: z.infer<typeof settingsSchema>) {
  const time = { ahead: 0 }
  const supabase = await clock.run(time, () => createSupabase(settings))
  const server = await listen((asked) => clock.run(time, () => supabase.handler(asked)), 0)
  const id = randomUUID()
  const stop = async () => {
    // Connections that a suite has kept alive would hold the end of this back.
    void server.close()
    // So would a query that waits for ever; the suite drops the database, and all that is connected to it.
    const closed = supabase.close().catch(() => {})
    await Promise.race([closed, pause(mostPatienceMs)])
  }
  running.set(id, { time, stop })
  return { id, port: server.port }
}

async function answer(asked: z.infer<typeof request>): Promise<object> {
  if (asked.act === 'start') return start(asked.settings)
  const known = running.get(asked.id)
  if (!known) throw new Error(`no Supabase ${asked.id}`)
  if (asked.act === 'pass') known.time.ahead += asked.milliseconds
  else {
    running.delete(asked.id)
    await known.stop()
  }
  return {}
}

const server = createServer(async (asked, response) => {
  try {
    response.end(JSON.stringify(await answer(request.parse(await json(asked)))))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address)
    writeFileSync(process.argv[2] ?? '', String(address.port))
})
