import 'server-only'
import { z } from 'zod'
import { entitlements } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { type SupabaseResult, unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { documentBucket } from './constants'
import { documentSchema, type Folder, folderSchema, type StoredDocument } from './schema'

// Everything is read with the person's own session: the policies show nobody another's.

const atOnce = 1000
const columns =
  'id, folder_id, name, category, mime, bytes, created_at, updated_at, state, sha256, trashed_at, is_starred, tags'

async function allOf<T>(
  row: z.ZodType<T>,
  page: (from: number, to: number) => PromiseLike<SupabaseResult>,
): Promise<T[]> {
  const rows: T[] = []
  for (;;) {
    const answer = await page(rows.length, rows.length + atOnce - 1)
    const read = z.array(row).parse(unwrapResult(answer))
    rows.push(...read)
    if (read.length < atOnce) return rows
  }
}

/** The newest first. @throws AppError `unavailable` */
export function readDocuments(db: Db): Promise<StoredDocument[]> {
  return allOf(documentSchema, (from, to) =>
    db
      .from('documents')
      .select(columns)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  )
}

/** The document of one's own that was changed last; null where there is none. @throws AppError `unavailable` */
export async function readLastWritten(db: Db): Promise<{ id: string; name: string } | null> {
  const read = await db
    .from('documents')
    .select('id, name')
    .is('trashed_at', null)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(1)
    .maybeSingle()
  return z.object({ id: z.uuid(), name: z.string() }).nullable().parse(unwrapResult(read))
}

/** Whether somebody keeps more than a free account could. False where that cannot be told. */
export async function keepsMoreThanFree(db: Db): Promise<boolean> {
  const kept = await readDocuments(db).catch(() => [])
  const bytes = kept.reduce((sum, each) => sum + each.bytes, 0)
  const { documents, documentBytes } = entitlements.free
  return kept.length > documents || bytes > documentBytes
}

/** @throws AppError `unavailable` */
export function readFolders(db: Db): Promise<Folder[]> {
  return allOf(folderSchema, (from, to) =>
    db.from('document_folders').select('id, parent_id, name').order('id').range(from, to),
  )
}

const storedSchema = documentSchema.extend({ storage_key: z.string() })

/** A document with its bytes; null when there is none of that id among one's own. @throws AppError `unavailable` */
export async function readDocumentFile(
  db: Db,
  id: string,
): Promise<{ document: StoredDocument; file: Blob } | null> {
  const found = await db
    .from('documents')
    .select(`${columns}, storage_key`)
    .eq('id', id)
    .maybeSingle()
  const stored = storedSchema.nullable().parse(unwrapResult(found))
  if (!stored) return null
  const { storage_key: key, ...document } = stored
  const { data, error } = await db.storage.from(documentBucket).download(key)
  if (error) throw new AppError('unavailable', { internal: error.message })
  return { document, file: data }
}
