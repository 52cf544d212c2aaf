import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { folderSources, makeDocuments, starterSources } from './bench-knowledge/make-documents'
import { countIndexed, indexAll, keepDocuments, searchKnown } from './bench-knowledge/run'
import { startKnowledgeStack, workerForm } from './bench-knowledge/stack'

const usage = `npm run bench:knowledge [-- --tenants N --each N --kills N --slots N --corpus DIR --seed N --full]

Makes documents (DOCX, PDF, HWPX) from decisions, keeps them for tenants in a database and storage of its own,
has the worker read and index them while it is killed on the way, and searches for words known to stand in each.
--corpus  decisions as Markdown; without it those of the starter corpus are used, again for each tenant
--full    50 tenants of 100 documents each
`
const argumentsSchema = z.object({
  tenants: z.coerce.number().int().min(1).max(200).default(4),
  each: z.coerce.number().int().min(1).max(2000).default(30),
  kills: z.coerce.number().int().min(0).max(20).default(1),
  slots: z.coerce.number().int().min(1).max(16).default(2),
  seed: z.coerce.number().int().default(1),
  corpus: z.string().optional(),
  full: z.boolean().default(false),
  help: z.boolean().default(false),
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const per = (value: number) => `${(value * 100).toFixed(1)} %`
const ms = (value: number) => `${value.toFixed(1)} ms`

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const boolean = { type: 'boolean' } as const
  const { values } = parseArgs({
    options: {
      tenants: string,
      each: string,
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
  const [tenants, each] = given.full ? [50, 100] : [given.tenants, given.each]
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
    const kept = await keepDocuments(stack, documents)
    const { seconds, killed } = await indexAll(stack, kept.length, kills)
    const { pages, passages, ready, failed, dead, segments, distinct } = await countIndexed(stack)
    const rate = (count: number) => (count / seconds).toFixed(1)
    say(`read: ${ready} of ${kept.length} in ${seconds.toFixed(1)} s, ${failed} failed`)
    say(`      ${rate(kept.length)} documents a second, ${rate(passages)} passages`)
    say(`      ${pages} pages of those that have any, ${rate(pages)} a second`)
    say(
      `killed ${killed} times: ${kept.length - distinct} lost, ${segments - distinct} twice, ${dead} dead jobs`,
    )
    // A worker that has just begun holds nothing in memory.
    await stack.worker.kill()
    await stack.worker.start()
    const firsts = kept.filter((document, at) => kept[at - 1]?.tenant !== document.tenant)
    const cold = await searchKnown(stack, firsts, 1)
    say(`first search of each tenant: p50 ${ms(cold.p50)}, p95 ${ms(cold.p95)}`)
    for (const people of [1, 4]) {
      const { recall, leaks, p50, p95 } = await searchKnown(stack, kept, people)
      say(
        `${people} at a time: p50 ${ms(p50)}, p95 ${ms(p95)}, recall@10 ${per(recall)}, ${leaks} of other tenants`,
      )
    }
    say(
      `memory of the worker: ${stack.worker.memory()} MB, at most ${Math.round(stack.worker.peak)} MB`,
    )
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
