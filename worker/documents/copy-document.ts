import type postgres from 'postgres'
import { z } from 'zod'
import { readDocumentFile } from '@/lib/documents/data'
import { copyJob } from '@/lib/documents/editor/copy-job'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import { fromBlocks, hasChanges } from '@/lib/documents/editor/from-blocks'
import { readDocument } from '@/lib/documents/read/read-document'
import type { ReadResult } from '@/lib/documents/read/types'
import { readAllBlocks } from '@/lib/documents/reading/data'
import { JobFailure } from '@/lib/jobs/definition'
import { serviceClient } from '@/lib/supabase/service-client'
import { type Handler, handles } from '@/worker/handler'

const permanent = { permanent: true }
const madeSchema = z.object({
  outcome: z.string(),
  document: z.object({ id: z.uuid() }).optional(),
})

type Read = Pick<
  Extract<ReadResult, { state: 'ready' | 'partly' }>,
  'blocks' | 'warnings' | 'comments' | 'header' | 'footer'
>

/** What was read of a file with a password once its owner gave it; without pictures, whose bytes are not kept. */
async function readUnlocked(document: string): Promise<Read> {
  const blocks = await readAllBlocks(serviceClient(), document)
  if (blocks.length === 0) throw new JobFailure('password', permanent)
  return { blocks, warnings: [] }
}

/** @throws JobFailure where nothing of the file can be copied */
function readable(read: ReadResult): Read | null {
  if (read.state === 'password') return null
  if (read.state === 'refused') throw new JobFailure(read.reason, permanent)
  return read
}

/** What the reader and the editor together do not carry over. */
function droppedOf(read: Read, dropped: readonly string[]): string[] {
  return [...new Set([...read.warnings.map(({ code }) => code), ...dropped])]
}

async function make(
  sql: postgres.TransactionSql,
  owner: string,
  payload: z.infer<typeof copyJob.payload>,
  { content, base, dropped }: { content: object; base: object | null; dropped: string[] },
): Promise<void> {
  const { document: source, name, folder, category, most, mostBytes } = payload
  // A folder that went meanwhile is no reason to lose the copy.
  const [kept] =
    await sql`select id from public.document_folders where id = ${folder} and user_id = ${owner}`
  const row = { name, folder: kept ? folder : null, category }
  const [answer] = await sql`select public.make_written_document(${owner},
    ${JSON.stringify(row)}::text::jsonb, ${JSON.stringify(content)}::text::jsonb, 'copied', ${most}, ${mostBytes}) as made`
  const made = madeSchema.parse(answer?.made)
  if (!made.document) throw new JobFailure(made.outcome, permanent)
  await sql`update public.document_contents set source_id = ${source}, dropped = ${dropped},
    base = ${base === null ? null : JSON.stringify(base)}::text::jsonb where document_id = ${made.document.id}`
}

/** Reads a file of the library and makes a document to be written of it; the copy and the job's end are one. */
export const copyHandler: Handler = handles(copyJob, async (payload, { owner, report }) => {
  const found = owner ? await readDocumentFile(serviceClient(), payload.document) : null
  if (!found || !owner) throw new JobFailure('missing', permanent)
  report({ step: 'reading' })
  const bytes = new Uint8Array(await found.file.arrayBuffer())
  const whole = await readDocument(bytes, found.document.name, { pictures: true }, ({ page, of }) =>
    report({ step: 'reading', done: page, total: of }),
  )
  const read = readable(whole) ?? (await readUnlocked(payload.document))
  if (read.blocks.length === 0) throw new JobFailure('noText', permanent)
  const { content, dropped } = fromBlocks(read)
  if (!readStoredContent(content)) throw new JobFailure('broken', permanent)
  const base = hasChanges(read.blocks) ? fromBlocks(read, 'before').content : null
  const copy = { content, base, dropped: droppedOf(read, dropped) }
  return (transaction) => make(transaction, owner, payload, copy)
})
