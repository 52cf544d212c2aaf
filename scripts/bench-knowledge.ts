import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { folderSources, makeDocuments, starterSources } from './bench-knowledge/make-documents'
import {
  countIndexed,
  indexAll,
  type Kept,
  keepDocuments,
  searchKnown,
} from './bench-knowledge/run'
import { type KnowledgeStack, startKnowledgeStack, workerForm } from './bench-knowledge/stack'

const usage = `npm run bench:knowledge [-- --tenants N --each N --first N --kills N --slots N --corpus DIR --seed N --full]

Makes documents (DOCX, PDF, HWPX) from decisions, keeps them for tenants in a database and storage of its own,
has the worker read and index them while it is killed on the way, and searches for words known to stand in each.
--corpus  decisions as Markdown; without it those of the starter corpus are used, again for each tenant
--first   measures once with as many tenants, then with all: what more documents cost
--full    50 tenants of 100 documents each, the first 5 measured on their own
`
const argumentsSchema = z.object({
  tenants: z.coerce.number().int().min(1).max(200).default(4),
  each: z.coerce.number().int().min(1).max(2000).default(30),
  first: z.coerce.number().int().min(0).max(200).default(0),
  kills: z.coerce.number().int().min(0).max(20).default(1),
  slots: z.coerce.number().int().min(1).max(16).default(2),
  seed: z.coerce.number().int().default(1),
  corpus: z.string().optional(),
  full: z.boolean().default(false),
  help: z.boolean().default(false),
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const per = (value: number) => `${(value * 100).toFixed(1)} %`
const megabytes = (value: number) => `${(value / 1024 / 1024).toFixed(1)} MB`
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Has the worker read what was added, and searches everything that there is then. */
async function readAndSearch(
  stack: KnowledgeStack,
  added: readonly Kept[],
  kept: readonly Kept[],
  kills: number,
): Promise<void> {
  const { worker } = stack
  const before = await countIndexed(stack)
  const { seconds, killed } = await indexAll(stack, kept.length, kills)
  const counted = await countIndexed(stack)
  const rate = (count: number) => (count / seconds).toFixed(1)
  const pages = counted.pages - before.pages
  say(`--- ${kept.length} documents`)
  say(`read: ${added.length} in ${seconds.toFixed(1)} s, ${counted.failed} failed`)
  say(
    `      ${rate(added.length)} documents a second, ${rate(counted.passages - before.passages)} passages`,
  )
  say(`      ${pages} pages of those that have any, ${rate(pages)} a second`)
  say(
    `killed ${killed} times: ${kept.length - counted.distinct} lost, ${counted.segments - counted.distinct} twice, ${counted.dead} dead jobs`,
  )
  say(
    `index: ${megabytes(counted.bytes)} on disk; worker while reading: at most ${Math.round(worker.peak)} MB`,
  )
  const firsts = kept.filter((document, at) => kept[at - 1]?.tenant !== document.tenant)
  for (const people of [1, 4]) {
    // A worker that has just begun holds nothing in memory.
    await worker.kill()
    await worker.start()
    const cold = await searchKnown(stack, firsts, people)
    say(
      `${people} at a time, first search of each tenant: p50 ${ms(cold.p50)}, p95 ${ms(cold.p95)}`,
    )
    const { recall, leaks, p50, p95 } = await searchKnown(stack, kept, people)
    say(
      `${people} at a time: p50 ${ms(p50)}, p95 ${ms(p95)}, recall@10 ${per(recall)}, ${leaks} of other tenants`,
    )
    say(`      worker: ${worker.memory()} MB`)
  }
  await worker.kill()
}

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const boolean = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: {
      tenants: string,
      each: string,
      first: string,
      kills: string,
      slots: string,
      seed: string,
      corpus: string,
      full: boolean,
      help: boolean,
    },
  })
  const given = argumentsSchema.parse(values)
  if (given.help) {
    say(usage)
    return
  }
  const { corpus, kills, slots, seed } = given
  const { tenants, each, first } = given.full ? { tenants: 50, each: 100, first: 5 } : given
  const sources = corpus
    ? await folderSources(corpus, tenants * each)
    : await starterSources(path.resolve('backend/starter/decisions'))
  say(`${tenants} tenants of ${each} documents (DOCX, PDF, HWPX) from ${sources.length} decisions`)
  say(
    `${slots} jobs at a time, the worker killed ${kills} times on the way; it runs ${workerForm()}`,
  )
  const documents = await makeDocuments(sources, { tenants, each, seed })
  // Below the project, so that its programs find their packages.
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(path.resolve('.data/bench-knowledge-'))
  const stack = await startKnowledgeStack(folder, slots)
  try {
    const split = first < tenants ? first * each : 0
    const before = await keepDocuments(stack, documents.slice(0, split))
    if (before.length > 0) await readAndSearch(stack, before, before, 0)
    const added = await keepDocuments(stack, documents.slice(split))
    await readAndSearch(stack, added, [...before, ...added], kills)
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
