import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { log, setLogLevel } from '@/lib/log'
import { compare, type Violations } from './bench-billing/compare'
import { contextOf } from './bench-billing/context'
import { planned, underFaults, untilDone } from './bench-billing/fault-run'
import type { WorkerMessage } from './bench-billing/message'
import { seeded } from './bench-billing/random'
import { forEachConcurrently, makeBuyers, makeSubscribers } from './bench-billing/seed'
import { type Stack, startStack } from './bench-billing/stack'
import { standIn } from './bench-billing/stand-in'
import { WorkerProcess } from './bench-billing/worker-process'

const usage = `npm run bench:billing-faults -- [--renewals 10000] [--first 1000] [--seed 1] [--lanes 16] [--minutes 10]
Two processes renew subscriptions that are due, and two confirm the same checkouts, against a stand-in of the
provider that loses answers, delays them and fails; the processes are killed with -9 at random moments. At the
end what the provider did is held against the database. Everything runs in a folder of its own, which is deleted.
`
const optionsSchema = z.object({
  renewals: z.coerce.number().int().min(0).max(100_000).default(10_000),
  first: z.coerce.number().int().min(0).max(100_000).default(1000),
  seed: z.coerce.number().int().default(1),
  lanes: z.coerce.number().int().min(1).max(64).default(16),
  minutes: z.coerce.number().min(1).max(120).default(10),
})
type Options = z.infer<typeof optionsSchema>

/** A minute of the bench for each second: a lease lasts 4 seconds, and a call counts as over after 10. */
const speed = 60
const patient = { chargeLimitMs: 60_000, limitMs: 60_000 }

type Result = { title: string; figures: Record<string, number>; wrong: Violations }

const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000)

/** Stops them for good. @returns how often they had been killed */
async function stop(workers: readonly WorkerProcess[]): Promise<number> {
  await Promise.all(workers.map((worker) => worker.stop()))
  return workers.reduce((sum, { kills }) => sum + kills, 0)
}

/** Money back for some, while the faults go on. */
async function cancelSome({ sql, settings, ahead }: Stack): Promise<number> {
  const { now } = contextOf(settings, ahead)
  const payers = await sql`select user_id from public.subscriptions where state = 'active'
    order by md5(id::text) limit (select count(*) / 25 from public.subscriptions)`
  await forEachConcurrently(payers, 4, async ({ user_id: user }) => {
    await sql`select public.cancel_now(${user}, (public.refund_quote(${user}, ${now()}) ->> 'amount')::integer, '',
      ${now()})`
  })
  return payers.length
}

async function result(
  title: string,
  stack: Stack,
  figures: Record<string, number>,
): Promise<Result> {
  const { settings, ahead, sql } = stack
  const { encryption, now } = contextOf(settings, ahead)
  const ledger = await standIn(settings).ledger()
  return { title, figures, wrong: await compare(sql, ledger, encryption, now()) }
}

async function renewals(folder: string, options: Options): Promise<Result> {
  const stack = await startStack(folder, speed)
  const workers: WorkerProcess[] = []
  try {
    const { sql, settings, ahead } = stack
    const toss = standIn(settings)
    process.stderr.write(`Making ${options.renewals} subscriptions that are due…\n`)
    const ctx = contextOf({ ...settings, ...patient }, ahead)
    await makeSubscribers(sql, ctx, toss, options.renewals)
    process.stderr.write('Renewing them…\n')
    let failed = 0
    const count = (message: WorkerMessage) => {
      failed += message.failed ?? 0
    }
    const renewer = () => new WorkerProcess(stack, 'renew', options.lanes, count)
    workers.push(renewer(), renewer())
    const started = performance.now()
    const seeds = { seed: options.seed, random: seeded(options.seed) }
    let cancelled = 0
    const met = await underFaults(stack, toss, workers, seeds, async () => {
      const patience = options.minutes * 60_000
      await untilDone(stack, workers, patience)
      cancelled = await cancelSome(stack)
      await untilDone(stack, workers, patience)
    })
    const kills = await stop(workers)
    const seconds = secondsSince(started)
    const [counts] = await sql`select count(*) filter (where state = 'paid')::int as paid,
      count(*) filter (where state = 'declined')::int as refused, max(attempt)::int as attempts from public.payments`
    return await result('Renewals', stack, {
      subscriptions: options.renewals,
      ...counts,
      'cancelled at once': cancelled,
      'processes killed': kills,
      'runs that failed': failed,
      ...met,
      ...stack.heard,
      seconds,
    })
  } finally {
    await stop(workers)
    await stack.stop()
  }
}

async function firstCharges(folder: string, options: Options): Promise<Result> {
  const stack = await startStack(folder, speed)
  const workers: WorkerProcess[] = []
  try {
    const { sql, settings, ahead } = stack
    const toss = standIn(settings)
    process.stderr.write(`Making ${options.first} buyers…\n`)
    const ctx = contextOf({ ...settings, ...patient }, ahead)
    const came = await makeBuyers(sql, ctx, toss, options.first)
    process.stderr.write('Confirming what they bought, everything twice…\n')
    let failed = 0
    const buyer = () => {
      const left = new Map(came.map((checkout) => [checkout.orderId, checkout]))
      const note = (message: WorkerMessage) => {
        failed += message.failed ?? 0
        if (message.confirmed) left.delete(message.confirmed)
      }
      const lanes = Math.ceil(options.lanes / 2)
      workers.push(new WorkerProcess(stack, 'buy', lanes, note, () => [...left.values()]))
      return { left }
    }
    const buyers = [buyer(), buyer()]
    const renewer = new WorkerProcess(stack, 'renew', options.lanes, (message) => {
      failed += message.failed ?? 0
    })
    workers.push(renewer)
    const started = performance.now()
    const seeds = { seed: options.seed + 1, random: seeded(options.seed + 1) }
    const met = await underFaults(stack, toss, workers, seeds, () =>
      untilDone(stack, workers, options.minutes * 60_000, () =>
        buyers.some(({ left }) => left.size > 0),
      ),
    )
    const kills = await stop(workers)
    const seconds = secondsSince(started)
    const [counts] = await sql`select count(*) filter (where state = 'paid')::int as paid,
      count(*) filter (where state = 'declined')::int as refused, max(attempt)::int as attempts from public.payments`
    return await result('First charges', stack, {
      buyers: options.first,
      'checkouts, confirmed twice': came.length,
      ...counts,
      'processes killed': kills,
      'calls that failed': failed,
      ...met,
      ...stack.heard,
      seconds,
    })
  } finally {
    await stop(workers)
    await stack.stop()
  }
}

function print({ title, figures, wrong }: Result): void {
  const line = (name: string, value: number, mark = '') =>
    process.stdout.write(`  ${name.padEnd(30)}${String(value).padStart(8)}${mark}\n`)
  process.stdout.write(`\n${title}\n`)
  for (const [name, value] of Object.entries(figures)) line(name, value)
  process.stdout.write('  to be 0:\n')
  for (const [name, value] of Object.entries(wrong)) line(name, value, value > 0 ? '  WRONG' : '')
}

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      renewals: string,
      first: string,
      seed: string,
      lanes: string,
      minutes: string,
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const options = optionsSchema.parse(values)
  setLogLevel('error')
  const folder = (part: string) => path.resolve('.data/bench', `billing-${process.pid}-${part}`)
  process.stdout.write(
    `Seed ${options.seed}. Of the calls: ${planned}; of the charges 2% refused besides.\n` +
      `The clock goes ${speed} times as fast; calls are given 1 s, delays take up to 3 s.\n`,
  )
  const results: Result[] = []
  if (options.renewals > 0) results.push(await renewals(folder('renewals'), options))
  if (options.first > 0) results.push(await firstCharges(folder('first'), options))
  for (const each of results) print(each)
  const wrong = results.flatMap((each) => Object.values(each.wrong)).reduce((a, b) => a + b, 0)
  process.stdout.write(wrong === 0 ? '\nNothing is wrong.\n' : `\n${wrong} things are WRONG.\n`)
  process.exitCode = wrong > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  log.error('bench.failed', { reason: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
})
