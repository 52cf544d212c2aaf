import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { confirmCheckout } from '@/lib/billing/checkout/confirm'
import type { BillingContext } from '@/lib/billing/context'
import { runRenewals } from '@/lib/billing/renewals/run'
import { log, setLogLevel } from '@/lib/log'
import { contextOf, settingsSchema } from './context'
import { benchMessageSchema, type ReturnedCheckout, type WorkerMessage } from './message'

/**
 * `worker.ts SETTINGS.json renew|buy LANES`: a process that may be killed at any moment. Ends
 * with the bench.
 */
const [file = '', role = '', lanes = '8'] = process.argv.slice(2)
const concurrency = Number(lanes)
const ahead = { ms: 0 }
const till = contextOf(settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), ahead)

const say = (message: WorkerMessage) => process.send?.(message)
const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

async function renew(): Promise<void> {
  for (;;) {
    try {
      const figures = await runRenewals(till, { limit: 500, concurrency })
      const { paid, declined, unknown, refunded, refundsOpen, cardsForgotten, failed } = figures
      if (failed > 0) say({ failed })
      const done = paid + declined + unknown + refunded + refundsOpen + cardsForgotten
      if (done === 0) await pause(200)
    } catch (thrown) {
      log.error('bench.run-failed', { reason: reasonOf(thrown) })
      say({ failed: 1 })
      await pause(200)
    }
  }
}

async function confirm(using: BillingContext, { user, ...came }: ReturnedCheckout): Promise<void> {
  try {
    const result = await confirmCheckout(using, user, came)
    const status = result === 'wrong-customer' ? result : result.status
    say({ confirmed: came.orderId, status })
  } catch (thrown) {
    log.error('bench.confirm-failed', { reason: reasonOf(thrown) })
    say({ failed: 1, confirmed: came.orderId, status: 'failed' })
  }
}

async function buy(checkouts: ReturnedCheckout[]): Promise<void> {
  const waiting = [...checkouts]
  const lane = async () => {
    for (let came = waiting.shift(); came; came = waiting.shift()) await confirm(till, came)
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
}

setLogLevel('error')
say({ ready: true })
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  const order = benchMessageSchema.parse(message)
  ahead.ms = order.ahead
  if (order.checkouts.length > 0) void buy(order.checkouts)
})
if (role === 'renew') void renew()
