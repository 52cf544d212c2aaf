import type postgres from 'postgres'
import { z } from 'zod'
import { embedDocumentJob, fitWeightJob } from '@/lib/knowledge/jobs'
import type { FittedWeight } from '@/lib/knowledge/vectors/fit-weight'

/** What the worker reads and writes of the weights of meaning, and of the jobs that lead to them. */
type Sql = postgres.Sql | postgres.TransactionSql

/** A library, by its holder, or a collection. */
export type Fitted = { owner: string; collection: string | null }

const weightSchema = z.object({
  model: z.string(),
  weight: z.number(),
  floor: z.number(),
  documents: z.number().int(),
  embedded: z.number().int(),
})
export type KeptWeight = z.infer<typeof weightSchema>

const isFar = (now: number, then: number) => Math.abs(now - then) > 0.2 * Math.max(then, 1)

/** Whether so much has changed that a weight is to be found anew. */
export const isStale = (
  kept: KeptWeight | null,
  now: { model: string; documents: number; embedded?: number },
): boolean =>
  kept === null ||
  kept.model !== now.model ||
  isFar(now.documents, kept.documents) ||
  (now.embedded !== undefined && isFar(now.embedded, kept.embedded))

export async function readWeight(
  sql: Sql,
  { owner, collection }: Fitted,
): Promise<KeptWeight | null> {
  const [row] = collection
    ? await sql`select model, weight, floor, documents, embedded from private.knowledge_weights
        where collection_id = ${collection}`
    : await sql`select model, weight, floor, documents, embedded from private.knowledge_weights
        where user_id = ${owner}`
  return row ? weightSchema.parse(row) : null
}

/** In the place of what was there; nothing where library or collection are gone. */
export async function writeWeight(
  sql: Sql,
  { owner, collection }: Fitted,
  kept: Omit<KeptWeight, 'weight' | 'floor'> & FittedWeight,
): Promise<void> {
  const { model, weight, floor, questions, words, fused, documents, embedded } = kept
  await sql`delete from private.knowledge_weights where case when ${collection}::uuid is null
    then user_id = ${owner} else collection_id = ${collection} end`
  await sql`insert into private.knowledge_weights (user_id, collection_id, model, weight, floor,
      questions, words, fused, documents, embedded)
    select t.user_id, t.collection_id, ${model}, ${weight}, ${floor}, ${questions}, ${words}, ${fused},
      ${documents}, ${embedded}
    from (select id as user_id, null::uuid as collection_id from auth.users
        where ${collection}::uuid is null and id = ${owner}
      union all select null, id from public.collections where id = ${collection}) t`
}

/**
 * Asks for a weight unless one waits to be fitted; one that is being fitted may not know what came meanwhile. A
 * collection's is fitted for its holder, whoever searched.
 */
export async function askForWeight(
  sql: Sql,
  { owner, collection }: Fitted,
  afterSeconds = 0,
): Promise<void> {
  const { kind, priority, mostAttempts } = fitWeightJob
  await sql`select public.enqueue_job(${kind}, t.owner, t.subject,
      jsonb_build_object('owner', t.owner, 'collection', t.collection), ${priority},
      now() + make_interval(secs => ${afterSeconds}), ${mostAttempts})
    from (select id as owner, id::text as subject, null::uuid as collection from auth.users
        where ${collection}::uuid is null and id = ${owner}
      union all select user_id, id::text, id from public.collections where id = ${collection}) t
    where not exists (select from public.jobs j
      where j.kind = ${kind} and j.subject = t.subject and j.state = 'queued')`
}

/** Of the library and the collections that a document belongs to, once more of its neighbours may have come. */
export async function askForWeightsAround(
  sql: Sql,
  owner: string,
  document: string,
): Promise<void> {
  const soon = 30
  await askForWeight(sql, { owner, collection: null }, soon)
  const rows = await sql`select collection_id from private.collection_contents
    where document_id = ${document}`
  const collections = z.array(z.object({ collection_id: z.uuid() })).parse(rows)
  for (const { collection_id: collection } of collections)
    await askForWeight(sql, { owner, collection }, soon)
}

/** Asks for the vectors of a document that was indexed, whatever became of those before. */
export async function askForNewVectors(sql: Sql, owner: string, document: string): Promise<void> {
  const { kind, priority, mostAttempts } = embedDocumentJob
  await sql`select public.enqueue_job(${kind}, ${owner}, ${document},
    jsonb_build_object('document', ${document}::uuid), ${priority}, now(), ${mostAttempts})`
}

/**
 * Asks for vectors that are not there. What is under way is let be, and what was given up within the hour, so that
 * an endpoint that is away is not asked with every search.
 */
export async function askForVectors(sql: Sql, documents: readonly string[]): Promise<void> {
  const { kind, priority, mostAttempts } = embedDocumentJob
  await sql`select public.enqueue_job(${kind}, d.user_id, d.id::text,
      jsonb_build_object('document', d.id), ${priority}, now(), ${mostAttempts})
    from public.documents d where d.id = any (${[...documents]}::uuid[])
      and not exists (select from public.jobs j where j.kind = ${kind} and j.subject = d.id::text
        and (j.state in ('queued', 'running')
          or j.state in ('failed', 'cancelled') and j.finished_at > now() - interval '1 hour'))`
}
