import type postgres from 'postgres'
import { z } from 'zod'
import { typeOf } from '@/lib/documents/arrange'
import { blockSchema } from '@/lib/documents/blocks/schema'
import type { IndexedFile, KeptReading } from '@/lib/knowledge/index/index-file'
import type { SegmentName } from '@/lib/knowledge/index/segment-store'
import type { DocumentFilter } from '@/lib/knowledge/wire-schema'

/** What the worker reads and writes of the index's table, past every policy. */
type Sql = postgres.Sql | postgres.TransactionSql

const scopeSchema = z.array(
  z.object({ owner: z.uuid(), document: z.uuid(), version: z.string(), mime: z.string() }),
)

/**
 * The indexed documents that somebody may look at and a filter lets through, the newest first; none that lie in the
 * trash. They are one's own; where a collection or a document is named, also those of others that stand in a
 * collection which whoever asks may read. A folder or tag of somebody else has none.
 */
export async function readScope(
  sql: Sql,
  reader: string,
  filter: DocumentFilter & { document?: string },
): Promise<SegmentName[]> {
  const { collection = null, document = null, folder = null, tag = null, type } = filter
  const { since = null, until = null, party = null } = filter
  const rows = await sql`
    with recursive folders as (
      select id from public.document_folders where id = ${folder}::uuid and user_id = ${reader}
      union all
      select f.id from public.document_folders f join folders on f.parent_id = folders.id
    ), named as materialized (
      select c.collection_id, c.document_id, c.user_id from private.collection_contents c
      where (${collection}::uuid is not null or ${document}::uuid is not null)
        and (c.holder_id = ${reader}
          or c.collection_id = any ((select private.collections_shared_with(${reader}))::uuid[]))
        and (c.collection_id = ${collection}::uuid or c.document_id = ${document}::uuid)
    ), readable as (
      select document_id, user_id from public.knowledge_documents where user_id = ${reader}
      union
      select document_id, user_id from named where ${folder}::uuid is null and ${tag}::text is null
    )
    select k.user_id as owner, k.document_id as document, k.version, d.mime
    from readable r
    join public.knowledge_documents k on k.document_id = r.document_id and k.user_id = r.user_id
    join public.documents d on d.id = k.document_id and d.trashed_at is null
    where k.version is not null
      and (${document}::uuid is null or k.document_id = ${document})
      and (${collection}::uuid is null
        or k.document_id in (select document_id from named where collection_id = ${collection}))
      and (${folder}::uuid is null or d.folder_id in (select id from folders))
      and (${tag}::text is null or ${tag} = any (d.tags))
      and (${since}::date is null or (d.created_at at time zone 'Asia/Seoul')::date >= ${since}::date)
      and (${until}::date is null or (d.created_at at time zone 'Asia/Seoul')::date <= ${until}::date)
      and (${party}::text is null or exists (
        select from public.document_facts f where f.document_id = k.document_id and f.kind = 'party'
          and position(lower(${party}::text) in lower(f.value)) > 0))
    order by d.created_at desc, d.id`
  return scopeSchema
    .parse(rows)
    .filter(({ mime }) => !type || typeOf({ mime }) === type)
    .map(({ mime: _, ...row }) => row)
}

/** A document of somebody's as it is indexed now, in the trash too; null while it is not, or when it is gone. */
export async function readIndexedName(
  sql: Sql,
  owner: string,
  document: string,
): Promise<SegmentName | null> {
  const [row] = await sql`select version from public.knowledge_documents
    where document_id = ${document} and user_id = ${owner} and version is not null`
  const found = z.object({ version: z.string() }).optional().parse(row)
  return found ? { owner, document, ...found } : null
}

/** Notes who looks at what others share, or at a matter, before they see it; of one's own nothing. */
export async function noteReading(
  sql: Sql,
  reader: string,
  act: 'searched' | 'asked' | 'opened' | 'downloaded',
  { collection, document }: { collection?: string | undefined; document?: string },
): Promise<void> {
  if (collection || document)
    await sql`select private.note_reading(
      ${reader}, ${act}, ${collection ?? null}::uuid, ${document ?? null}::uuid)`
}

const readingRowSchema = z.object({
  name: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
  sha256: z.string().nullable(),
  pages: z.number().nullable(),
  unread_pages: z.array(z.number()),
})
const blocksRowSchema = z.array(z.object({ blocks: z.array(blockSchema) }))

/** What was read of a document, with its name; null while it has not been read, or when it is gone. */
export async function readKeptReading(
  sql: Sql,
  document: string,
): Promise<{ name: string; reading: KeptReading } | null> {
  const [row] = await sql`select d.name, r.state, r.reason, r.sha256, r.pages, r.unread_pages
    from public.documents d join public.document_readings r on r.document_id = d.id
    where d.id = ${document}`
  const read = readingRowSchema.optional().parse(row)
  if (!read?.sha256 || read.state === 'waiting') return null
  const rows = await sql`select blocks from public.document_blocks
    where document_id = ${document} order by no`
  const blocks = blocksRowSchema.parse(rows).flatMap((each) => each.blocks)
  const { name, sha256, unread_pages: unreadPages, ...rest } = read
  return { name, reading: { ...rest, sha256, unreadPages, blocks } }
}

/** Has documents indexed again whose segment this worker does not have. */
export async function askAgain(sql: Sql, names: readonly SegmentName[]): Promise<void> {
  for (const { owner, document } of names)
    await sql`select public.index_document(id, ${owner}) from public.documents where id = ${document}`
}

/** @returns false when the document is gone */
export async function noteIndexed(
  sql: Sql,
  document: string,
  indexed: IndexedFile,
  like: string | null,
): Promise<boolean> {
  const { segment: _, ...result } = 'segment' in indexed ? indexed : { ...indexed, segment: null }
  const [row] = await sql`select public.note_indexed(
    ${document}, ${JSON.stringify({ ...result, like })}::text::jsonb) as noted`
  return row?.noted === true
}

/** Whether a document is still there, and still somebody's. */
export async function exists(sql: Sql, owner: string, document: string): Promise<boolean> {
  const [row] = await sql`select exists (select from public.documents
      where id = ${document} and user_id = ${owner}) as there`
  return row?.there === true
}
