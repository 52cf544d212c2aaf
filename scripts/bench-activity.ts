import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'
import { type BenchClient, benchClient, type Tally } from './bench/activity-client'
import { makePerson, removePeople, serviceOf, stackOf, storedIds } from './bench/activity-people'
import { loopbackUrl, quantile } from './bench/load'

const usage = `npm run bench:activity -- [--site http://localhost:3000] [--data .data] [--events 10000] [--clients 20]
  [--pause-pid PID | --kill-pid PID] [--away 10]
Each client is a browser with the site's own queue and a session of its own. --pause-pid stops a process for
--away seconds in the middle and lets it go on; --kill-pid ends it (its parent starts it again).
`
const pid = z.coerce.number().int().min(2).optional()
const optionsSchema = z.object({
  site: z.string().default(env().SITE_URL),
  data: z.string().default(env().LEGAL_DATA_DIR),
  events: z.coerce.number().int().min(20).max(1_000_000).default(10_000),
  clients: z.coerce.number().int().min(1).max(200).default(20),
  away: z.coerce.number().min(0).max(300).default(10),
  'pause-pid': pid,
  'kill-pid': pid,
})
type Options = z.infer<typeof optionsSchema>

async function removeAccounts(options: Options): Promise<void> {
  const [paused, killed] = [options['pause-pid'], options['kill-pid']]
  if (killed) process.kill(killed, 'SIGKILL')
  if (!paused) return
  process.kill(paused, 'SIGSTOP')
  try {
    await pause(options.away * 1000)
  } finally {
    process.kill(paused, 'SIGCONT')
  }
}

/** Everybody does something every few milliseconds; in the middle the API goes away. */
async function performActions(clients: BenchClient[], options: Options): Promise<void> {
  const each = Math.ceil(options.events / clients.length)
  let away: Promise<void> | null = null
  for (let done = 0; done < each; done++) {
    if (done === Math.floor(each / 3)) away = removeAccounts(options)
    for (const { queue } of clients) queue.add('page_view', { path: '/pricing' })
    await pause(30)
  }
  await away
}

const patienceMs = 180_000

async function drained(clients: BenchClient[]): Promise<void> {
  const until = Date.now() + patienceMs
  while (clients.some(({ waiting }) => waiting() > 0) && Date.now() < until) await pause(100)
}

async function measure(options: Options): Promise<number> {
  const site = loopbackUrl(options.site)
  const stack = stackOf(options.data)
  const service = serviceOf(stack)
  const people = []
  for (let made = 0; made < options.clients; made++) people.push(await makePerson(stack))
  const tally: Tally = { batches: 0, retries: 0, resent: 0, times: [] }
  const clients = people.map((person) => benchClient(site, person, tally))
  const started = performance.now()
  await performActions(clients, options)
  await drained(clients)
  const seconds = (performance.now() - started) / 1000
  for (const { queue } of clients) queue.stop()
  let [made, stored, duplicated, lost] = [0, 0, 0, 0]
  for (const [index, person] of people.entries()) {
    const ids = await storedIds(service, person)
    const unique = new Set(ids)
    const mine = clients[index]?.made ?? new Set<string>()
    made += mine.size
    stored += unique.size
    duplicated += ids.length - unique.size
    lost += [...mine].filter((id) => !unique.has(id)).length
  }
  await removePeople(service, people)
  const times = tally.times.sort((a, b) => a - b)
  const figures = {
    'events made': made,
    stored,
    'stored twice': duplicated,
    lost,
    batches: tally.batches,
    'batches not taken': tally.retries,
    'events sent again': tally.resent,
    'batch p50, ms': Math.round(quantile(times, 0.5)),
    'batch p95, ms': Math.round(quantile(times, 0.95)),
    seconds: Math.round(seconds),
  }
  for (const [name, value] of Object.entries(figures)) {
    process.stdout.write(`${name.padEnd(20)}${String(value).padStart(8)}\n`)
  }
  return lost + duplicated
}

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      site: string,
      data: string,
      events: string,
      clients: string,
      away: string,
      'pause-pid': string,
      'kill-pid': string,
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  process.exitCode = (await measure(optionsSchema.parse(values))) > 0 ? 1 : 0
}

runCommand(main)
