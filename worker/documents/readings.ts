import type postgres from 'postgres'
import type { Block } from '@/lib/documents/blocks/schema'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { readDocumentFile } from '@/lib/documents/data'
import { readWritten } from '@/lib/documents/editor/data'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import { fromBlocks } from '@/lib/documents/editor/from-blocks'
import { toBlocks } from '@/lib/documents/editor/to-blocks'
import { readDocument } from '@/lib/documents/read/read-document'
import type { ReadProgress, ReadResult, ReadWarning } from '@/lib/documents/read/types'
import {
  isReadable,
  mostRecognizedPages,
  type ReadingState,
} from '@/lib/documents/reading/constants'
import { splitParts } from '@/lib/documents/reading/parts'
import { proposeCategory } from '@/lib/documents/reading/propose-category'
import { databaseJson } from '@/lib/supabase/database-json'
import { serviceClient } from '@/lib/supabase/service-client'

type Sql = postgres.Sql | postgres.TransactionSql

/** What reading a document comes to. */
export type NewReading = {
  state: Exclude<ReadingState, 'waiting' | 'failed' | 'cancelled'>
  reason: string | null
  format: string | null
  sha256: string
  pages: number | null
  unreadPages: number[]
  warnings: ReadWarning[]
  /** What a copy that can be written would not keep. */
  dropped: readonly string[]
  blocks: Block[]
}

const nothing = { pages: null, unreadPages: [], warnings: [], dropped: [], blocks: [] }

function readingOf(read: ReadResult, sha256: string): NewReading {
  const { format } = read
  if (read.state === 'password')
    return { ...nothing, state: 'password', reason: null, format, sha256 }
  if (read.state === 'refused')
    return { ...nothing, state: 'refused', reason: read.reason, format, sha256 }
  const { state, pages, unreadPages = [], warnings, blocks } = read
  // Counted as the copy would be made; a document without words has none.
  const dropped = blocks.length > 0 ? fromBlocks(read).dropped : []
  return { state, reason: null, format, sha256, pages, unreadPages, warnings, dropped, blocks }
}

type How = {
  password?: string
  report?: (progress: ReadProgress) => void
  signal?: AbortSignal
}

/**
 * Reads a document that is kept: a file by its reader, what is written here from its content.
 * @returns null when it is gone
 */
export async function readKept(
  id: string,
  { password, report = () => {}, signal }: How = {},
): Promise<NewReading | null> {
  const service = serviceClient()
  const written = await readWritten(service, id)
  if (written) {
    const { sha256 } = written.document
    const content = readStoredContent(written.content)
    if (!content) return { ...nothing, state: 'refused', reason: 'broken', format: null, sha256 }
    const { blocks } = contentSchema.parse(toBlocks(content))
    return { ...nothing, state: 'ready', reason: null, format: null, sha256, blocks }
  }
  const found = await readDocumentFile(service, id)
  if (!found) return null
  const bytes = new Uint8Array(await found.file.arrayBuffer())
  const options = {
    mostRecognized: mostRecognizedPages,
    ...(password === undefined ? {} : { password }),
  }
  const read = await readDocument(bytes, found.document.name, options, report, signal)
  return readingOf(read, found.document.sha256)
}

/** Sorts a document that nobody has sorted, when it is read for the first time: later it is its owner's to say. */
async function sortDocument(sql: Sql, document: string, blocks: readonly Block[]): Promise<void> {
  const [unsorted] = await sql`select name from public.documents
    where id = ${document} and category = 'others'
      and not exists (select from public.document_blocks where document_id = ${document})`
  if (!unsorted) return
  const category = proposeCategory(String(unsorted.name), blocks)
  if (category !== 'others')
    await sql`update public.documents set category = ${category} where id = ${document}`
}

const rowsAtOnce = 50

/** Writes what was read in the place of what was there, and asks for it to be indexed. */
export async function writeReading(
  sql: Sql,
  owner: string,
  document: string,
  reading: NewReading,
): Promise<void> {
  const { state, reason, format, sha256, pages, unreadPages, warnings, dropped } = reading
  if (isReadable(state)) await sortDocument(sql, document, reading.blocks)
  const [kept] = await sql`update public.document_readings set state = ${state}, reason = ${reason},
    format = ${format}, sha256 = ${sha256}, pages = ${pages}, unread_pages = ${unreadPages},
    warnings = ${databaseJson(warnings)}::text::jsonb, dropped = ${[...dropped]}, updated_at = now()
    where document_id = ${document} and user_id = ${owner} returning document_id`
  // It was deleted meanwhile.
  if (!kept) return
  await sql`delete from public.document_blocks where document_id = ${document}`
  const parts = splitParts(reading.blocks)
  for (let at = 0; at < parts.length; at += rowsAtOnce) {
    const rows = databaseJson(parts.slice(at, at + rowsAtOnce))
    await sql`insert into public.document_blocks (document_id, user_id, no, page, blocks, text)
      select ${document}, ${owner}, no, page, blocks, text
      from jsonb_to_recordset(${rows}::text::jsonb)
        as t (no integer, page integer, blocks jsonb, text text)`
  }
  await sql`select public.index_document(${document}, ${owner}, false)`
}
