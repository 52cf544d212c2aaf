import 'server-only'
import type { Category } from '@/lib/documents/constants'
import { storeOutcomeSchema } from '@/lib/documents/schema'
import type { StoreResult } from '@/lib/documents/types'
import type { Entitlements } from '@/lib/entitlements'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db, Json, ServiceDb } from '@/lib/supabase/types'
import { type SaveOutcome, type SaveRequest, saveOutcomeSchema } from './schema'

/** How much a plan lets one keep. */
export type Allowed = Pick<Entitlements, 'documents' | 'documentBytes'>

export type NewWritten = {
  name: string
  folder: string | null
  category: Category
  content: unknown
  /** `copied`: from a file or another document. */
  reason: 'made' | 'copied'
}

export type MadeResult = StoreResult | { ok: false; reason: 'tooLarge' }

/** What the database answers when a document to be written was to be made. */
export function madeResult({ data, error }: { data: unknown; error: unknown }): MadeResult {
  if (error) return { ok: false, reason: 'unavailable' }
  if (isTooLarge(data)) return { ok: false, reason: 'tooLarge' }
  const outcome = storeOutcomeSchema.parse(data)
  if (outcome.outcome === 'ok') return { ok: true, document: outcome.document }
  return { ok: false, reason: outcome.outcome === 'gone' ? 'unavailable' : outcome.outcome }
}

/**
 * Makes a document to be written, with its first version.
 * @param service nobody's own session may add a document, so that the quota holds
 */
export async function makeWritten(
  service: ServiceDb,
  owner: string,
  { content, reason, ...document }: NewWritten,
  allowed: Allowed,
): Promise<MadeResult> {
  const made = await service.rpc('make_written_document', {
    p_user: owner,
    p_document: document,
    p_content: content as Json,
    p_reason: reason,
    p_most: allowed.documents,
    p_most_bytes: allowed.documentBytes,
  })
  return madeResult(made)
}

const isTooLarge = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'outcome' in data && data.outcome === 'tooLarge'

/** Saves on top of the save that was last seen; null when there is no such document of one's own. */
export async function saveContent(
  db: Db,
  id: string,
  { rev, content, base }: SaveRequest,
  token?: string,
): Promise<SaveOutcome | null> {
  const saved = await db.rpc('save_document_content', {
    p_document: id,
    p_rev: rev,
    p_content: content as Json,
    ...(base === undefined ? {} : { p_base: base as Json }),
    ...(token ? { p_token: token } : {}),
  })
  return saveOutcomeSchema.nullable().parse(unwrapResult(saved))
}

/** Takes an earlier version back; null when there is none. */
export async function restoreVersion(
  db: Db,
  id: string,
  { no, rev }: { no: number; rev: number },
): Promise<SaveOutcome | null> {
  const restored = await db.rpc('restore_document_version', {
    p_document: id,
    p_rev: rev,
    p_no: no,
  })
  return saveOutcomeSchema.nullable().parse(unwrapResult(restored))
}

/** Names a version. @returns whether there is one */
export async function nameVersion(
  db: Db,
  id: string,
  no: number,
  { name, note }: { name: string; note: string },
): Promise<boolean> {
  const named = await db.rpc('name_document_version', {
    p_document: id,
    p_no: no,
    p_name: name,
    p_note: note,
  })
  return unwrapResult(named) === true
}
