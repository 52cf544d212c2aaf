import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { documentBucket } from '@/lib/documents/constants'
import { cleanName } from '@/lib/documents/document-name'
import { storeDocument } from '@/lib/documents/mutations'
import { readKind } from '@/lib/documents/read-kind'
import type { StoredDocument, UploadProblem } from '@/lib/documents/schema'
import type { Entitlements } from '@/lib/entitlements'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import { partBytes } from './constants'
import { beginOutcomeSchema, type NewUpload, type OpenUpload, partsOf } from './schema'

// The service client: nobody's own session may write to the bucket, so that quota and size hold.

type Allowed = Pick<Entitlements, 'documents' | 'documentBytes'>
type Refused = { ok: false; reason: UploadProblem | 'unavailable' }

const keyOf = (owner: string, upload: string, no: number) => `${owner}/${upload}.${no}`

/** Begins an upload when there is room for it, or finds the one that broke off. */
export async function beginUpload(
  service: ServiceDb,
  owner: string,
  { bytes, ...file }: NewUpload,
  allowed: Allowed,
): Promise<{ ok: true; upload: OpenUpload } | Refused> {
  const begin = await service.rpc('begin_upload', {
    p_user: owner,
    p_file: { ...file, bytes, partBytes: Math.min(partBytes, bytes) },
    p_most: allowed.documents,
    p_most_bytes: allowed.documentBytes,
  })
  if (begin.error) return { ok: false, reason: 'unavailable' }
  const begun = beginOutcomeSchema.parse(begin.data)
  if (begun.outcome !== 'ok') return { ok: false, reason: begun.outcome }
  return { ok: true, upload: begun.upload }
}

/**
 * Stores the next part. Housekeeping knows of it before it is there, so that it is left behind by nothing.
 * @returns how many parts there are now; null when the upload has ended meanwhile
 * @throws AppError `unavailable`
 */
export async function storePart(
  service: ServiceDb,
  owner: string,
  upload: string,
  { no, bytes }: { no: number; bytes: Uint8Array },
): Promise<number | null> {
  const at = { p_user: owner, p_upload: upload, p_no: no }
  unwrapResult(await service.rpc('begin_part', at))
  const key = keyOf(owner, upload, no)
  const bucket = service.storage.from(documentBucket)
  const options = { contentType: 'application/octet-stream', cacheControl: '0', upsert: true }
  unwrapResult(await bucket.upload(key, bytes, options))
  const kept = z
    .number()
    .nullable()
    .parse(unwrapResult(await service.rpc('keep_part', at)))
  if (kept === null) await bucket.remove([key])
  return kept
}

/** Gives an upload up and removes its parts. @returns whether there was one */
export async function cancelUpload(
  service: ServiceDb,
  owner: string,
  upload: string,
): Promise<boolean> {
  const cancelled = await service.rpc('cancel_upload', { p_user: owner, p_upload: upload })
  const { keys, found } = z
    .object({ keys: z.array(z.string()), found: z.boolean() })
    .parse(unwrapResult(cancelled))
  if (keys.length > 0) await service.storage.from(documentBucket).remove(keys)
  return found
}

async function readParts(
  service: ServiceDb,
  owner: string,
  upload: OpenUpload,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  for (let no = 0; no < partsOf(upload); no++) {
    const key = keyOf(owner, upload.id, no)
    const { data } = await service.storage.from(documentBucket).download(key)
    if (!data) return null
    parts.push(new Uint8Array(await data.arrayBuffer()))
  }
  return Buffer.concat(parts)
}

/**
 * Puts the parts together and keeps the file. What turns out to be no file that can be kept is
 * given up with all its parts; what there is no room for any more can be finished later.
 */
export async function finishUpload(
  service: ServiceDb,
  owner: string,
  upload: OpenUpload,
  allowed: Allowed,
): Promise<{ ok: true; document: StoredDocument } | Refused> {
  const bytes = await readParts(service, owner, upload)
  if (!bytes) return { ok: false, reason: 'unavailable' }
  const giveUp = async (reason: UploadProblem): Promise<Refused> => {
    await cancelUpload(service, owner, upload.id)
    return { ok: false, reason }
  }
  const isWhole = createHash('sha256').update(bytes).digest('hex') === upload.sha256
  if (!isWhole) return giveUp('changed')
  const kind = readKind(bytes, upload.name)
  if (!kind) return giveUp('wrongType')
  const name = cleanName(upload.name, kind)
  if (!name) return giveUp('badName')
  const file = { name, kind, folder: upload.folder_id, category: upload.category, bytes }
  const kept = await storeDocument(service, owner, file, allowed, upload.id)
  if (kept.ok) {
    const keys = Array.from({ length: partsOf(upload) }, (_, no) => keyOf(owner, upload.id, no))
    await service.storage.from(documentBucket).remove(keys)
  }
  return kept
}

/** Ends what nobody went on with for a day; its parts then are strays. @returns how many */
export async function deleteOldUploads(service: ServiceDb, now: Date): Promise<number> {
  const deleted = await service.rpc('delete_old_uploads', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(deleted))
}
