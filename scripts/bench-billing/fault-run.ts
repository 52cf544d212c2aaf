import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import { z } from 'zod'
import { contextOf } from './context'
import type { Stack } from './stack'
import { rates, type StandIn } from './stand-in'
import { killAtRandom, type WorkerProcess } from './worker-process'

/** A call that nobody waits for any more goes on at the stand-in for so long at most, in real time. */
const quietMs = 4000
const farMs = 5 * 60_000

const openSchema = z.object({
  paid: z.number(),
  working: z.number(),
  next: z.date().nullable(),
})

/** How far it is: what is under way, and when something is due again that is not now. */
async function lookAt(sql: postgres.Sql, now: Date) {
  const [row] = await sql`
    with waiting as (
      select coalesce(try_at, lease_until) as at from public.payments
        where state in ('charging', 'unknown') or (state = 'declined' and try_at is not null)
      union all select coalesce(try_at, lease_until) from public.refunds where state in ('asking', 'unknown')
      union all select coalesce(lease_until, ${now}) from public.billing_cards where state = 'leaving'
      union all select lease_until from public.checkouts where state = 'issuing'
      union all select ${now} from public.subscriptions
        where state = 'active' and public.korea_morning(period_end) <= ${now}
          and not exists (select from public.payments p where p.subscription_id = subscriptions.id and p.period = subscriptions.period + 1)
    )
    select (select count(*)::int from public.payments where state = 'paid') as paid,
      (select count(*)::int from waiting where at <= ${new Date(now.getTime() + farMs)}) as working,
      (select min(at) from waiting) as next`
  return openSchema.parse(row)
}

/**
 * Watches until nothing is left to do. When all that is left waits for another day, the clock is put forward
 * to it, once every call that was made has certainly ended.
 */
export async function untilDone(
  { sql, settings, ahead }: Stack,
  workers: readonly WorkerProcess[],
  patienceMs: number,
  isBusy: () => boolean = () => false,
): Promise<void> {
  const { now } = contextOf(settings, ahead)
  const limit = Date.now() + patienceMs
  let quietSince = Date.now()
  let shown = Date.now()
  while (Date.now() < limit) {
    await pause(500)
    const { paid, working, next } = await lookAt(sql, now())
    if (Date.now() - shown > 10_000) {
      shown = Date.now()
      process.stderr.write(`  ${paid} paid, ${working} under way\n`)
    }
    if (working > 0 || isBusy()) quietSince = Date.now()
    if (Date.now() - quietSince < quietMs) continue
    if (!next) return
    ahead.ms += Math.max(0, next.getTime() - now().getTime())
    for (const worker of workers) worker.tell()
    quietSince = Date.now()
  }
  process.stderr.write('  It has taken too long; what is left counts as not finished.\n')
}

/** What the provider tells, told again and again, and what somebody else tells in its name. */
function sendWebhooksAtRandom(sql: postgres.Sql, toss: StandIn, random: () => number): () => void {
  const tell = async () => {
    const [row] = await sql`select payment_key from public.payments where state = 'paid'
      order by md5(payment_key || ${String(random())}) limit 1`
    if (row) {
      const paymentKey = String(row.payment_key)
      await toss.tell({ eventType: 'PAYMENT_STATUS_CHANGED', paymentKey, times: 3 })
    }
    const orderId = `forged-${randomUUID()}`
    await toss.tell({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId, status: 'DONE' } })
    await toss.tell({ eventType: 'BILLING_DELETED', data: { billingKey: randomUUID() } })
  }
  // The stand-in may be busy; then the next time will do.
  const timer = setInterval(() => tell().catch(() => {}), 2000)
  return () => clearInterval(timer)
}

/**
 * Faults, kills and repeated events while something is done.
 * @returns the faults that were met
 * @throws Error at once when a part ends that nobody killed
 */
export async function underFaults(
  stack: Stack,
  toss: StandIn,
  workers: readonly WorkerProcess[],
  seeds: { seed: number; random: () => number },
  work: () => Promise<void>,
): Promise<Record<string, number>> {
  await toss.faults(seeds.seed)
  const ends = [
    killAtRandom(workers, seeds.random),
    sendWebhooksAtRandom(stack.sql, toss, seeds.random),
  ]
  try {
    await Promise.race([work(), stack.failed, ...workers.map(({ failed }) => failed)])
    return await toss.met()
  } finally {
    for (const end of ends) end()
    // It may be what has ended.
    await toss.calm().catch(() => {})
  }
}

export const planned = Object.entries(rates)
  .map(([name, rate]) => `${name} ${Math.round(rate * 100)}%`)
  .join(', ')
