import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { readOptions, runCommand } from '@/lib/command-line'
import { retrieverNames } from '@/lib/ragops/constants'
import { parseDataset } from '@/lib/ragops/dataset-hash'
import {
  comparedMetrics,
  type Dataset,
  metricNames,
  type Run,
  runSchema,
} from '@/lib/ragops/dataset-schema'
import { compareRuns, evaluateRetriever, incomparable, meanOf } from '@/lib/ragops/evaluation'
import { comparisonReport } from '@/lib/ragops/evaluation-report'
import { countHeld, indexVersion, serviceRetriever } from '@/lib/ragops/retrievers'
import { readResults } from './rag/read-results'

const usage = `npm run -s rag:evaluate -- --dataset DATASET.json [--output RUN.json] [--baseline RUN.json]
  [--retriever search|passages | --results R.jsonl] [--k 10] [--metric ndcg|recall|mrr|refusal] [--margin 0.01]

Asks a retriever every question of a dataset (npm run rag:dataset) and compares with an earlier run, item by
item. The retriever is the case-law service at LEGAL_API_URL, or what another program found. Exit code 1: it is
worse than the baseline, as a whole or in a slice. 2: it could not be said.
`
const argumentsSchema = z.object({
  dataset: z.string().min(1),
  output: z.string().min(1).optional(),
  baseline: z.string().min(1).optional(),
  retriever: z.enum(retrieverNames).default('search'),
  results: z.string().min(1).optional(),
  k: z.coerce.number().int().min(1).max(99).default(10),
  metric: z.enum(comparedMetrics).default('ndcg'),
  margin: z.coerce.number().min(0).max(0.5).default(0.01),
})
type Given = z.infer<typeof argumentsSchema>

const print = (text: string) => process.stdout.write(`${text}\n`)
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

async function makeRun(dataset: Dataset, { retriever, results, k }: Given): Promise<Run> {
  const retrieve = results
    ? await readResults(results, dataset)
    : serviceRetriever(retriever, dataset.target)
  const items = await evaluateRetriever(dataset, retrieve, k, (done) => {
    if (done % 50 === 0) process.stderr.write(`${done} of ${dataset.items.length}\n`)
  })
  const { name, hash } = dataset
  return {
    ...{ dataset: name, hash, k, items },
    retriever: results ?? retriever,
    index: results ? null : await indexVersion(),
    ownDecisionsHeld: results ? null : await countHeld(dataset.items),
  }
}

function printRun(run: Run): void {
  const failed = run.items.filter(({ error }) => error !== null).length
  const times = run.items.map(({ ms }) => ms).sort((one, other) => one - other)
  const figures = metricNames.map((metric) => `${metric} ${meanOf(run, metric)?.toFixed(4) ?? '–'}`)
  print(`${run.dataset} (${run.hash.slice(0, 12)}), ${run.retriever}, k ${run.k}`)
  print(`${run.items.length} items, ${failed} failed: ${figures.join(', ')}`)
  print(`p95 ${times[Math.floor(times.length * 0.95)] ?? 0} ms`)
  if (run.ownDecisionsHeld) {
    print(
      `Flattered: the corpus holds ${run.ownDecisionsHeld} of the decisions that the questions come from. Import it with --exclude.`,
    )
  }
}

async function main(): Promise<number> {
  const given = readOptions(argumentsSchema)
  if (!given) {
    process.stdout.write(usage)
    return 0
  }
  const dataset = parseDataset(await readJson(given.dataset))
  const before = given.baseline ? runSchema.parse(await readJson(given.baseline)) : null
  const run = await makeRun(dataset, given)
  if (given.output) await writeFile(given.output, `${JSON.stringify(run)}\n`)
  printRun(run)
  if (run.items.every(({ error }) => error !== null)) throw new Error('every question failed')
  if (!before) return 0
  const problem = incomparable(dataset, before, run)
  if (problem) throw new Error(`the baseline cannot be compared: ${problem}`)
  const compared = compareRuns(dataset.items, before.items, run.items, given)
  print(comparisonReport(compared, given))
  const verdicts = [compared.overall, ...compared.slices].map(({ verdict }) => verdict)
  return verdicts.includes('worse') ? 1 : 0
}

runCommand(main, { failed: 2 })
