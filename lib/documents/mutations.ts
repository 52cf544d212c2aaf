import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Entitlements } from '@/lib/entitlements'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import { type Category, documentBucket } from './constants'
import { mimeOf } from './document-kind'
import { storeOutcomeSchema, uploadOutcomeSchema } from './schema'
import type { NewDocument, StoreResult, WriteResult } from './types'

/** What the database's own checks say, as a reason. */
const reasons: Record<string, Extract<WriteResult, { ok: false }>['reason']> = {
  '23505': 'taken',
  '23514': 'tooDeep',
  '23503': 'missing',
}

type Written = { data: unknown[] | null; error: { code?: string } | null }

function resultOf({ data, error }: Written): WriteResult {
  if (error) return { ok: false, reason: reasons[error.code ?? ''] ?? 'unavailable' }
  return data?.length ? { ok: true } : { ok: false, reason: 'missing' }
}

/** Removes objects that no document names; what fails is left to housekeeping. */
async function removeObjects(service: ServiceDb, keys: string[]): Promise<boolean> {
  const removed = await service.storage.from(documentBucket).remove(keys)
  if (removed.error) return false
  const forgotten = await service.from('document_strays').delete().in('storage_key', keys)
  return !forgotten.error
}

/**
 * Keeps a file: its bytes and its row, or neither. Whatever happens in between, the object is known to be a
 * stray and is removed.
 * @param service nobody's own session may write to the bucket, so that the quota holds
 * @param upload that the bytes came by in parts; it ends with this
 */
export async function storeDocument(
  service: ServiceDb,
  owner: string,
  file: NewDocument,
  allowed: Pick<Entitlements, 'documents' | 'documentBytes'>,
  upload: string | null = null,
): Promise<StoreResult> {
  const most = { p_most: allowed.documents, p_most_bytes: allowed.documentBytes }
  const { folder, name, category, bytes } = file
  const mime = mimeOf(file.kind)
  const begin = await service.rpc('begin_document', {
    p_user: owner,
    p_folder: folder,
    p_bytes: bytes.length,
    ...most,
  })
  if (begin.error) return { ok: false, reason: 'unavailable' }
  const begun = uploadOutcomeSchema.parse(begin.data)
  if (begun.outcome !== 'ok') return { ok: false, reason: begun.outcome }
  const { key } = begun
  const stored = await service.storage
    .from(documentBucket)
    .upload(key, bytes, { contentType: mime, cacheControl: '0' })
  if (stored.error) {
    await removeObjects(service, [key])
    return { ok: false, reason: 'unavailable' }
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const row = {
    p_user: owner,
    p_key: key,
    p_document: { folder, name, category, mime, bytes: bytes.length, sha256 },
    ...most,
  }
  const keep = await (upload
    ? service.rpc('keep_upload', { ...row, p_upload: upload })
    : service.rpc('keep_document', row))
  // An answer that was lost may have kept it: then its key is no stray, and housekeeping will not touch it.
  if (keep.error) return { ok: false, reason: 'unavailable' }
  const kept = storeOutcomeSchema.parse(keep.data)
  // Of two that finish one upload, one is kept; the other's object is a stray still.
  if (kept.outcome !== 'ok' || kept.key !== key) await removeObjects(service, [key])
  if (kept.outcome === 'ok') return { ok: true, document: kept.document }
  return { ok: false, reason: kept.outcome === 'gone' ? 'unavailable' : kept.outcome }
}

/** Deletes one's own document. Its object then is a stray, as with a folder. */
export async function deleteDocument(db: Db, id: string): Promise<WriteResult> {
  return resultOf(await db.from('documents').delete().eq('id', id).select('id'))
}

/** Deletes one's own folder with all that is in it. */
export async function deleteFolder(db: Db, id: string): Promise<WriteResult> {
  return resultOf(await db.from('document_folders').delete().eq('id', id).select('id'))
}

type Change = {
  name?: string
  category?: Category
  folder_id?: string | null
  trashed_at?: string | null
  is_starred?: boolean
  tags?: string[]
}

/** Renames, sorts or moves one's own document. */
export async function changeDocument(db: Db, id: string, change: Change): Promise<WriteResult> {
  return resultOf(await db.from('documents').update(change).eq('id', id).select('id'))
}

/** Changes several of one's own documents at once; `missing` when some of them are not there. */
export async function changeDocuments(db: Db, ids: string[], change: Change): Promise<WriteResult> {
  const { data, error } = await db.from('documents').update(change).in('id', ids).select('id')
  const result = resultOf({ data, error })
  return result.ok && data?.length !== ids.length ? { ok: false, reason: 'missing' } : result
}

/** Deletes what has lain in the trash for thirty days. @returns how many */
export async function deleteTrashed(service: ServiceDb, now: Date): Promise<number> {
  const deleted = await service.rpc('delete_trashed_documents', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(deleted))
}

export async function addFolder(db: Db, name: string, parent: string | null): Promise<WriteResult> {
  return resultOf(
    await db.from('document_folders').insert({ name, parent_id: parent }).select('id'),
  )
}

export async function changeFolder(
  db: Db,
  id: string,
  change: { name?: string; parent_id?: string | null },
): Promise<WriteResult> {
  return resultOf(await db.from('document_folders').update(change).eq('id', id).select('id'))
}

const orphanPage = 100
const orphanSchema = z.array(z.object({ storage_key: z.string() }))

/**
 * Removes the objects that were left behind: of deleted documents, closed accounts, broken uploads.
 * @param owner only what was this person's
 * @returns how many; throws when the storage or the database does not answer
 */
export async function deleteOrphanedObjects(
  service: ServiceDb,
  now: Date,
  owner?: string,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const { data, error } = await service
      .from('document_strays')
      .select('storage_key')
      .lte('due_at', now.toISOString())
      .like('storage_key', `${owner ?? ''}%`)
      .limit(orphanPage)
    if (error) throw error
    const keys = orphanSchema.parse(data).map(({ storage_key }) => storage_key)
    if (keys.length === 0) return deleted
    if (!(await removeObjects(service, keys))) throw new Error('objects could not be removed')
    deleted += keys.length
  }
}
