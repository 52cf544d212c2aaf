import { z } from 'zod'
import { benchmarkSchema } from '@/lib/corpus/benchmark-schema'
import { createDataset, writeVersion } from '@/lib/ragops/datasets/mutations'
import { experimentJob } from '@/lib/ragops/experiments/job'
import { createExperiment } from '@/lib/ragops/experiments/mutations'
import type { UserDb } from '@/lib/supabase/types'
import { count, type Figures, percentile, seconds } from './figures'
import { untilDone } from './jobs'
import type { BenchPerson, RagopsStack } from './stack'

const k = 10

/** Issues of decisions and the articles cited for them; a small corpus' are asked several times. */
async function makeItems({ serviceUrl }: RagopsStack, items: number) {
  const asked = { target: 'statutes', from: 1945, to: 2100, items, seed: 1 }
  const response = await fetch(`${serviceUrl}/benchmarks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  if (!response.ok) throw new Error(`no benchmark: ${response.status} ${await response.text()}`)
  const found = benchmarkSchema.parse(await response.json()).items
  if (found.length === 0) throw new Error('no issue of the corpus cites an article')
  return Array.from({ length: items }, (_, at) => {
    const { tags, ...item } = found[at % found.length] as (typeof found)[number]
    return { ...item, id: `${at}:${item.id}`, tags: { ...tags } }
  })
}

const rowsSchema = z.array(
  z.object({ key: z.string(), results: z.array(z.string()), ms: z.number() }),
)
const scoredOf = async (sql: RagopsStack['sql'], id: string) =>
  rowsSchema.parse(
    await sql`select key, results, ms from experiment_items where experiment_id = ${id} order by key`,
  )

/**
 * An experiment of so many items, and a second one of the same whose worker is killed on the way: it has to end
 * with the same results, each once.
 */
export async function runExperiments(
  stack: RagopsStack,
  owner: BenchPerson,
  items: number,
  figures: Figures,
): Promise<void> {
  const { sql } = stack
  const db = owner.db as UserDb
  const dataset = await createDataset(db, { name: 'bench', target: 'statutes' })
  if (!dataset.ok) throw new Error(dataset.reason)
  const put = await makeItems(stack, items)
  const began = performance.now()
  const version = await writeVersion(db, dataset.id, { origin: 'benchmark', put })
  if (!version.ok) throw new Error(version.reason)
  figures.add(
    'experiment',
    `a version of ${count(items)} items`,
    seconds(performance.now() - began),
  )
  const of = { dataset: dataset.id, version: version.version }
  const run = async (name: string, baseline: string | null, kills: readonly number[]) => {
    const form = { name, of, retriever: 'search' as const, k, baseline, configuration: null }
    const made = await createExperiment(db, form)
    if (!made.ok) throw new Error(made.reason)
    const progress = async () => {
      const [row] = await sql`select finished_at is not null as done,
        (select count(*) from experiment_items where experiment_id = ${made.id})::int as scored
        from experiments where id = ${made.id}`
      return row?.done ? 1 : Math.min(0.999, Number(row?.scored) / items)
    }
    return { id: made.id, ...(await untilDone(stack, experimentJob.kind, progress, kills)) }
  }
  const whole = await run('whole', null, [])
  const first = await scoredOf(sql, whole.id)
  const asked = first.map(({ ms }) => ms)
  figures.add(
    'experiment',
    `${count(items)} items, search, k ${k}`,
    `${seconds(whole.ms)}; an item p50 ${percentile(asked, 0.5)} ms, p95 ${percentile(asked, 0.95)} ms`,
  )
  const broken = await run('killed', whole.id, [0.2, 0.5, 0.8])
  const second = await scoredOf(sql, broken.id)
  const keys = new Set(second.map(({ key }) => key))
  const different = first.filter(
    ({ key, results }) =>
      JSON.stringify(second.find((row) => row.key === key)?.results) !== JSON.stringify(results),
  )
  const [jobs] = await sql`select count(*)::int as ended from jobs
    where kind = ${experimentJob.kind} and subject = ${broken.id} and state = 'done'`
  figures.add(
    'experiment',
    `the same with a baseline, the worker killed ${broken.killed} times by SIGKILL`,
    `${seconds(broken.ms)}; ${items - keys.size} items lost, ${second.length - keys.size} twice, ${different.length} with another result, ended ${jobs?.ended} time`,
  )
  if (keys.size !== items || second.length !== items || different.length > 0 || jobs?.ended !== 1)
    throw new Error('an experiment whose worker was killed did not end as one whose was not')
}
