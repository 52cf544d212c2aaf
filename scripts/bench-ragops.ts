import { rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readOptions, runCommand } from '@/lib/command-line'
import { traceKeptDays } from '@/lib/traces/constants'
import { Figures } from './bench-ragops/figures'
import { dropOldTraces, readTraces, weighTraces } from './bench-ragops/read-traces'
import { runExperiments } from './bench-ragops/run-experiments'
import { makeScratch } from './bench-ragops/scratch'
import { startStack } from './bench-ragops/stack'
import { watchRefresh } from './bench-ragops/watch-refresh'
import { fillSpans, sendSpans } from './bench-ragops/write-traces'

const usage = `npm run bench:ragops [-- --data DIR --spans N --items N --searches N --changes N --only PART]

Traces in and out, their deletion, an experiment, watched searches over a refresh, and what a worker that is
killed in the middle leaves behind: on a database and programs of its own, on free ports.
--data   a data folder in which no database runs; its corpus is copied, nothing of it is changed. Without it the
         starter corpus is loaded, which is small
--spans  1000000; fewer for trying
--only   traces, experiment or watches
`
const whole = (most: number) => z.coerce.number().int().min(1).max(most)
const argumentsSchema = z.object({
  data: z.string().min(1).optional(),
  spans: whole(10_000_000).default(1_000_000),
  items: whole(2000).default(1000),
  searches: whole(100_000).default(10_000),
  changes: whole(300).default(300),
  only: z.enum(['traces', 'experiment', 'watches']).optional(),
})

async function main(): Promise<void> {
  const given = readOptions(argumentsSchema)
  if (!given) {
    process.stdout.write(usage)
    return
  }
  const figures = new Figures()
  const folder = makeScratch(given.data && path.resolve(given.data))
  const does = (part: typeof given.only) => given.only === undefined || given.only === part
  try {
    const stack = await startStack(folder)
    try {
      const [owner, stranger] = [await stack.makePerson(), await stack.makePerson()]
      if (does('experiment')) await runExperiments(stack, owner, given.items, figures)
      if (does('watches')) await watchRefresh(stack, given, figures)
      if (does('traces')) {
        const sent = await sendSpans(stack, owner, given.spans, figures)
        await fillSpans(stack, owner, given.spans - sent, traceKeptDays, figures)
        await weighTraces(stack, figures)
        await readTraces(stack, owner, stranger, figures)
        await dropOldTraces(stack, owner, figures)
      }
    } finally {
      await stack.stop()
    }
    process.stdout.write(`\n${figures.table()}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

runCommand(main)
