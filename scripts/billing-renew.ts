import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createBillingContext } from '@/lib/billing/context'
import { deliverNotices } from '@/lib/billing/notices/delivery'
import { type RunFigures, runRenewals } from '@/lib/billing/renewals/run'
import { runCommand } from '@/lib/command-line'
import { sendMail } from '@/lib/mail/send-mail'
import { loadStackSettings, stopSignal } from './billing/stack-settings'

const usage = `npm run billing:renew [-- --most 5000] [--at-once 4] [--data .data] [--line]
Charges what is due, once an hour; the embedded stack does so by itself. --line prints one line.
`
const optionsSchema = z.object({
  most: z.coerce.number().int().min(1).max(100_000).default(5000),
  'at-once': z.coerce.number().int().min(1).max(20).default(4),
  data: z.string().default(process.env.LEGAL_DATA_DIR || '.data'),
  line: z.boolean().default(false),
})

type Figures = RunFigures & { mails: number; mailsFailed: number }

const words: Record<keyof Figures, string> = {
  paid: 'payments made',
  declined: 'payments refused',
  unknown: 'outcomes to be found out',
  refunded: 'refunds made',
  refundsOpen: 'refunds not made yet',
  ended: 'subscriptions ended',
  checkouts: 'checkouts gone on with',
  cardsForgotten: 'cards forgotten',
  notices: 'renewals announced',
  mails: 'mails sent',
  mailsFailed: 'mails not sent',
  failed: 'failed',
}

function print(figures: Figures, line: boolean): void {
  const names = Object.keys(words) as (keyof Figures)[]
  if (line) {
    const done = names.filter((name) => figures[name] > 0)
    const text = done.map((name) => `${figures[name]} ${words[name]}`).join(', ')
    process.stdout.write(`${text || 'nothing was due'}\n`)
    return
  }
  for (const name of names) {
    process.stdout.write(`${words[name].padEnd(28)}${String(figures[name]).padStart(7)}\n`)
  }
}

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const boolean = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: { most: string, 'at-once': string, data: string, line: boolean, help: boolean },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { most: limit, 'at-once': concurrency, data, line } = optionsSchema.parse(values)
  loadStackSettings(data)
  const [ctx, signal] = [createBillingContext(), stopSignal()]
  const figures = await runRenewals(ctx, { limit, concurrency, signal })
  const mails = await deliverNotices(ctx.service, sendMail, ctx.now(), signal.aborted ? 0 : limit)
  print({ ...figures, mails: mails.sent, mailsFailed: mails.failed }, line)
  process.exitCode = figures.failed > 0 ? 1 : 0
}

runCommand(main)
