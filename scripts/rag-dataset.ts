import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { readOptions, runCommand } from '@/lib/command-line'
import { makeBenchmark } from '@/lib/corpus/service'
import { koreanDay } from '@/lib/korean-time'
import { datasetTargets } from '@/lib/ragops/constants'
import { datasetHash, hashVersion } from '@/lib/ragops/dataset-hash'
import type { Dataset } from '@/lib/ragops/dataset-schema'

const usage = `npm run -s rag:dataset -- --target statutes|cases --output DATASET.json
  [--from YEAR] [--to YEAR] [--field 민사] [--court 대법원] [--items 250] [--seed 1] [--exclude-output FILE]

Makes a benchmark that courts have labelled from the corpus of the case-law service at LEGAL_API_URL: the
issue of a decision is the question, what the court cited for it the answer. FILE lists the decisions it was taken from; a corpus imported with --exclude FILE has not
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
})

async function main(): Promise<void> {
  const given = readOptions(argumentsSchema)
  if (!given) {
    process.stdout.write(usage)
    return
  }
  const items = await makeBenchmark(given)
  if (items.length === 0) throw new Error('no issue of the corpus fits')
  const { target, from, to, field, court, seed, output } = given
  const parts = [target, `${from}-${to}`, field, court, `seed ${seed}`].filter(Boolean)
  const dataset: Dataset = {
    name: parts.join(' '),
    target,
    asOf: koreanDay(new Date()),
    hashVersion,
    hash: datasetHash(items),
    items,
  }
  await writeFile(output, `${JSON.stringify(dataset, null, 1)}\n`)
  const exclude = given['exclude-output']
  if (exclude) await writeFile(exclude, `${items.map(({ source }) => source).join('\n')}\n`)
  process.stdout.write(`${items.length} items, ${dataset.hash.slice(0, 12)}: ${output}\n`)
}

runCommand(main, { failed: 2 })
