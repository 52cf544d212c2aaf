import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createBillingContext } from '@/lib/billing/context'
import { reconcile } from '@/lib/billing/reconcile/reconcile'
import type { Difference } from '@/lib/billing/reconcile/schema'
import { runCommand } from '@/lib/command-line'
import { loadStackSettings, stopSignal } from './billing/stack-settings'

const usage = `npm run billing:reconcile [-- --days 400] [--fix] [--at-once 4] [--data .data]
Asks the provider about every order of the last days, and prints what is not the same there. --fix writes down
here what was paid or given back there; nothing is charged or given back by it. Exit 1 when something differs.
`
const dayMs = 24 * 3600_000
const optionsSchema = z.object({
  days: z.coerce.number().int().min(1).max(4000).default(400),
  'at-once': z.coerce.number().int().min(1).max(20).default(4),
  data: z.string().default(process.env.LEGAL_DATA_DIR || '.data'),
  fix: z.boolean().default(false),
})

const words: Record<Difference, string> = {
  'paid-there': 'paid at the provider, not here',
  'paid-here': 'paid here, not at the provider',
  amount: 'another amount was charged',
  refund: 'another amount was given back',
  'not-asked': 'the provider did not answer',
}

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const boolean = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { days: string, 'at-once': string, data: string, fix: boolean, help: boolean },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { days, 'at-once': concurrency, data, fix } = optionsSchema.parse(values)
  loadStackSettings(data)
  const signal = stopSignal()
  const { compared, found, stuck } = await reconcile(createBillingContext(), {
    since: new Date(Date.now() - days * dayMs),
    fix,
    concurrency,
    stuckAfterMs: dayMs,
    signal,
    report: (count) => {
      if (count % 500 === 0) process.stderr.write(`${count} compared…\n`)
    },
  })
  for (const { orderId, difference, fixed } of found) {
    process.stdout.write(`${orderId}  ${words[difference]}${fixed ? ', mended' : ''}\n`)
  }
  for (const { what, which, since } of stuck) {
    process.stdout.write(`${which}  ${what}, waiting since ${since.toISOString()}\n`)
  }
  const left = found.filter(({ fixed }) => !fixed).length
  process.stdout.write(
    `${compared} orders compared, ${found.length} differ, ${found.length - left} mended, ${stuck.length} stuck\n`,
  )
  if (signal.aborted) process.stdout.write('Stopped before the end.\n')
  process.exitCode = left + stuck.length > 0 || signal.aborted ? 1 : 0
}

runCommand(main)
