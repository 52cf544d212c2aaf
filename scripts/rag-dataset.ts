import { writeFile } from 'node:fs/promises'
import postgres from 'postgres'
import { z } from 'zod'
import { readOptions, runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'
import { koreanDay } from '@/lib/korean-time'
import { datasetHash } from '@/lib/ragops/dataset-hash'
import { type Dataset, datasetTargets } from '@/lib/ragops/dataset-schema'
import { courtBenchmark } from './rag/court-benchmark'

const usage = `npm run rag:dataset -- --target statutes|cases --output DATASET.json [--data DIR]
  [--from YEAR] [--to YEAR] [--field 민사] [--court 대법원] [--items 250] [--seed 1] [--exclude-output FILE]

Makes a benchmark that courts have labelled: the issue of a decision is the question, what the court cited
for it the answer. FILE lists the decisions it was taken from; a corpus imported with --exclude FILE has not
seen them.
`
const thisYear = Number(koreanDay(new Date()).slice(0, 4))
const year = z.coerce.number().int().min(1945).max(thisYear)
const argumentsSchema = z.object({
  target: z.enum(datasetTargets),
  output: z.string().min(1),
  from: year.default(thisYear - 2),
  to: year.default(thisYear),
  field: z.string().min(1).nullable().default(null),
  court: z.string().min(1).nullable().default(null),
  items: z.coerce.number().int().min(1).max(20_000).default(250),
  seed: z.coerce.number().int().default(1),
  'exclude-output': z.string().min(1).optional(),
  data: z.string().optional(),
})

async function main(): Promise<void> {
  const given = readOptions(argumentsSchema)
  if (!given) {
    process.stdout.write(usage)
    return
  }
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('no database: run this with "npm run rag:dataset"')
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => {} })
  try {
    const items = await courtBenchmark(sql, given)
    if (items.length === 0) throw new Error('no issue of the corpus fits')
    const { target, from, to, field, court, seed, output } = given
    const parts = [target, `${from}-${to}`, field, court, `seed ${seed}`].filter(Boolean)
    const dataset: Dataset = {
      name: parts.join(' '),
      target,
      asOf: koreanDay(new Date()),
      hash: datasetHash(items),
      items,
    }
    await writeFile(output, `${JSON.stringify(dataset, null, 1)}\n`)
    const exclude = given['exclude-output']
    if (exclude) await writeFile(exclude, `${items.map(({ source }) => source).join('\n')}\n`)
    process.stdout.write(`${items.length} items, ${dataset.hash.slice(0, 12)}: ${output}\n`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

runCommand(main, { failed: 2 })
