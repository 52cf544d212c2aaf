import type postgres from 'postgres'
import { z } from 'zod'
import { optionsOf } from '@/lib/chat/configuration/options'
import { answerSettingsSchema } from '@/lib/chat/configuration/schema'
import type { PassageOptions } from '@/lib/corpus/passage-schema'
import { JobFailure } from '@/lib/jobs/definition'
import {
  type DatasetTarget,
  datasetTargets,
  type RetrieverName,
  retrieverNames,
} from '@/lib/ragops/constants'
import {
  type DatasetItem,
  datasetItemSchema,
  type RunItem,
  runItemSchema,
} from '@/lib/ragops/dataset-schema'
import { type Retriever, runItem } from '@/lib/ragops/evaluation'
import { experimentJob } from '@/lib/ragops/experiments/job'
import { makeReport } from '@/lib/ragops/experiments/make-report'
import { countHeld, indexVersion, serviceRetriever } from '@/lib/ragops/retrievers'
import { type Handler, handles } from '@/worker/handler'

/** What an experiment asks; tests give their own. */
export type ExperimentService = {
  retrieverOf: (name: RetrieverName, target: DatasetTarget, options?: PassageOptions) => Retriever
  indexVersion: () => Promise<string>
  countHeld: (items: readonly DatasetItem[]) => Promise<number>
}
const caseLawService: ExperimentService = { retrieverOf: serviceRetriever, indexVersion, countHeld }

/** Items that are asked together and written as one. */
const batch = 8
/** Of the service, at a time: people search meanwhile. */
const atOnce = 2

/** What says that the service is away, and nothing of the question. */
const away: ReadonlySet<string> = new Set([
  ...['network', 'unavailable', 'badGateway', 'gatewayTimeout', 'rateLimit', 'unauthorized'],
])

const rowSchema = z.object({
  retriever: z.enum(retrieverNames),
  k: z.number().int(),
  baseline_id: z.uuid().nullable(),
  index_version: z.string().nullable(),
  own_held: z.number().int().nullable(),
  target: z.enum(datasetTargets),
  configuration: answerSettingsSchema.nullable(),
})
type Row = z.infer<typeof rowSchema>
type Run = { sql: postgres.Sql; experiment: string; owner: string }

async function readOpen({ sql, experiment, owner }: Run): Promise<Row | null> {
  const [row] =
    await sql`select e.retriever, e.k, e.baseline_id, e.index_version, e.own_held, d.target, e.configuration
    from public.experiments e join public.datasets d on d.id = e.dataset_id
    where e.id = ${experiment} and e.user_id = ${owner} and e.finished_at is null`
  return row ? rowSchema.parse(row) : null
}

async function readItems({ sql, experiment }: Run): Promise<DatasetItem[]> {
  const rows = await sql`select i.key as id, i.query, i.relevant, i.source, i.cluster, i.tags
    from public.experiments e join public.dataset_items i on i.dataset_id = e.dataset_id
      and i.valid_from <= e.version and (i.valid_to is null or i.valid_to > e.version)
    where e.id = ${experiment} order by i.key collate "C"`
  return z.array(datasetItemSchema).parse(rows)
}

async function readScored(sql: postgres.Sql, experiment: string): Promise<RunItem[]> {
  const rows = await sql`select key as id, results, error, ms, scores from public.experiment_items
    where experiment_id = ${experiment}`
  return z.array(runItemSchema).parse(rows)
}

/** Begins with the index of now. What was scored on another goes: one run never mixes two. */
async function settleIndex(run: Run, row: Row, index: string, held: number | null): Promise<void> {
  await run.sql.begin(async (transaction) => {
    if (row.index_version !== null && row.index_version !== index)
      await transaction`delete from public.experiment_items where experiment_id = ${run.experiment}`
    await transaction`update public.experiments set index_version = ${index}, own_held = ${held}
      where id = ${run.experiment} and finished_at is null`
  })
}

/** Kept at once, so that a worker that dies loses a batch at most. What is there stays as it is. */
async function keep({ sql, experiment, owner }: Run, index: string, scored: readonly RunItem[]) {
  await sql`insert into public.experiment_items (experiment_id, user_id, key, results, error, ms, scores)
    select ${experiment}, ${owner}, r.* from jsonb_to_recordset(${JSON.stringify(scored)}::text::jsonb)
      as r (id text, results text[], error text, ms integer, scores jsonb)
    where exists (select from public.experiments e where e.id = ${experiment} and e.finished_at is null
      and e.index_version = ${index})
    on conflict (experiment_id, key) do nothing`
}

async function askAll(
  items: readonly DatasetItem[],
  retrieve: Retriever,
  k: number,
): Promise<RunItem[]> {
  const scored: RunItem[] = []
  for (let at = 0; at < items.length; at += atOnce) {
    const some = items.slice(at, at + atOnce)
    scored.push(
      ...(await Promise.all(
        some.map((item) => runItem(item, retrieve, k, (code) => away.has(code))),
      )),
    )
  }
  return scored
}

async function fromService<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown)
    throw new JobFailure('service', { detail })
  }
}

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Scores the items of an experiment that are not scored yet; its report and the end of the job are written as one. */
export const experimentHandler = (service: ExperimentService = caseLawService): Handler =>
  handles(experimentJob, async ({ experiment }, { owner, sql, signal, report }) => {
    if (!owner) return undefined
    const run = { sql, experiment, owner }
    const row = await readOpen(run)
    // It was deleted meanwhile, or another job has ended it.
    if (!row) return undefined
    const items = await readItems(run)
    const index = await fromService(() => service.indexVersion())
    const held = row.own_held ?? (await fromService(() => service.countHeld(items)))
    await settleIndex(run, row, index, held)

    const known = new Set((await readScored(sql, experiment)).map(({ id }) => id))
    const waiting = items.filter(({ id }) => !known.has(id))
    const retrieve = service.retrieverOf(
      row.retriever,
      row.target,
      row.configuration ? optionsOf(row.configuration) : undefined,
    )
    const say = (left: number) => report({ done: items.length - left, total: items.length })
    say(waiting.length)
    for (let at = 0; at < waiting.length; at += batch) {
      const some = waiting.slice(at, at + batch)
      const scored = await fromService(() => askAll(some, retrieve, row.k))
      signal.throwIfAborted()
      await keep(run, index, scored)
      say(Math.max(0, waiting.length - at - batch))
    }
    // An index that was exchanged meanwhile: the next attempt begins anew.
    if ((await fromService(() => service.indexVersion())) !== index) throw new JobFailure('index')
    const scored = await readScored(sql, experiment)
    if (scored.every(({ error }) => error !== null)) {
      await sql`delete from public.experiment_items where experiment_id = ${experiment}`
      throw new JobFailure('everything', { permanent: true })
    }
    const baseline = row.baseline_id ? await readScored(sql, row.baseline_id) : null
    const made = JSON.stringify(await makeReport(items, scored, baseline, breathe))
    signal.throwIfAborted()
    return async (transaction) => {
      await transaction`update public.experiments set report = ${made}::text::jsonb, finished_at = now()
        where id = ${experiment} and user_id = ${owner} and finished_at is null`
    }
  })
