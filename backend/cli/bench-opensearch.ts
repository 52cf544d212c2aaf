import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Asked, type BenchQuery, readQueries } from '@/backend/bench/opensearch/ask'
import { likeness } from '@/backend/bench/opensearch/compare'
import { loseNode } from '@/backend/bench/opensearch/lose-node'
import {
  clusterEngine,
  measureCluster,
  measureIndex,
  type OpenCorpus,
} from '@/backend/bench/opensearch/measure'
import { NodeGroup } from '@/backend/bench/opensearch/node-group'
import {
  likenessLine,
  lossLine,
  measuredHead,
  measuredRow,
} from '@/backend/bench/opensearch/report'
import { putServerTogether } from '@/backend/bench/opensearch/server'
import { currentIndexFolder } from '@/backend/search/index/index-store'
import { env } from '@/lib/env'

const usage = `npm run bench:opensearch -- [--data DIR] --cases FILE… --statutes FILE… [--count 500] [--every 1] [--nodes 1 --nodes 3] [--heap 1g]
A line of a FILE is {"query": "…"}. Needs Java 17 and mvn.
`
const optionsSchema = z.object({
  data: z.string().min(1).default(env().LEGAL_DATA_DIR),
  cases: z.array(z.string().min(1)).default([]),
  statutes: z.array(z.string().min(1)).default([]),
  every: z.coerce.number().int().min(1).max(1000).default(1),
  count: z.coerce.number().int().min(4).max(100_000).default(500),
  nodes: z.array(z.coerce.number().int().min(1).max(5)).default([1, 3]),
  heap: z
    .string()
    .regex(/^\d+[mg]$/)
    .default('1g'),
})
type Options = z.infer<typeof optionsSchema>

const print = (text: string) => process.stdout.write(`${text}\n`)
const report = (text: string) => process.stderr.write(`${text}\n`)

type Baseline = OpenCorpus & { queries: readonly BenchQuery[]; answers: readonly Asked[] }

/** Starts a cluster, loads it, asks it, and takes a node from it when others remain. */
async function measureNodes(
  home: string,
  folder: string,
  size: number,
  heap: string,
  here: Baseline,
) {
  const group = await NodeGroup.start(home, folder, size, heap)
  try {
    const { held, measured } = await measureCluster(group, here, here.queries, report)
    const name = size === 1 ? '1 node' : `${size} nodes`
    print(measuredRow(name, measured))
    const lines = [
      likenessLine(`${name}, one person`, likeness(here.answers, measured.alone)),
      likenessLine(`${name}, four people`, likeness(here.answers, measured.together)),
    ]
    for (const line of lines) report(line)
    if (size < 3) return lines
    const open = (addresses: string) => clusterEngine(here, held, addresses)
    const loss = await loseNode(group, open, here.queries, here.answers)
    return [...lines, lossLine(name, loss)]
  } finally {
    await group.stop()
  }
}

async function bench(options: Options, work: string): Promise<void> {
  const files = (['cases', 'statutes'] as const).flatMap((target) =>
    options[target].map((path) => ({ target, path })),
  )
  const queries = await readQueries(files, options.count)
  const folder = await currentIndexFolder(options.data)
  if (folder === null) throw new Error(`no search index under ${options.data}`)
  const home = await putServerTogether(join(work, 'server'))
  const { measured, ...corpus } = await measureIndex(folder, options.every, queries)
  const here = { ...corpus, queries, answers: measured.alone }
  print(measuredHead)
  print(measuredRow('in the process', measured))
  const lines: string[] = []
  for (const size of options.nodes)
    lines.push(...(await measureNodes(home, join(work, `${size}`), size, options.heap, here)))
  print(`\n${lines.map((line) => `- ${line}`).join('\n')}`)
}

async function main(): Promise<void> {
  const [text, list] = [{ type: 'string' }, { type: 'string', multiple: true }] as const
  const { values } = parseArgs({
    options: {
      data: text,
      cases: list,
      statutes: list,
      nodes: list,
      count: text,
      every: text,
      heap: text,
    },
  })
  const options = optionsSchema.parse(values)
  if (options.cases.length + options.statutes.length === 0) throw new Error('No queries are named.')
  const work = await mkdtemp(join(tmpdir(), 'beopdap-opensearch-'))
  // The server may run as somebody else.
  await chmod(work, 0o755)
  process.once('exit', () => rmSync(work, { recursive: true, force: true }))
  await bench(options, work)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

main().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n${usage}`)
  process.exitCode = 1
})
