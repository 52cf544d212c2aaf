import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  commentSchema,
  type DocumentComment,
  type DocumentShare,
  type SharedDocument,
  sharedDocumentSchema,
  shareSchema,
} from './schema'

/** The links to one's own document, the newest first. */
export async function readShares(db: Db, document: string): Promise<DocumentShare[]> {
  const found = await db
    .from('document_shares')
    .select('id, token, access, expires_at, revoked_at, opened_at, created_at')
    .eq('document_id', document)
    .order('created_at', { ascending: false })
    .limit(100)
  return z.array(shareSchema).parse(unwrapResult(found))
}

/** What a link shows; null for one that never was, or has ended. */
export async function openShared(db: Db, token: string): Promise<SharedDocument | null> {
  const opened = await db.rpc('open_shared_document', { p_token: token })
  return sharedDocumentSchema.nullable().parse(unwrapResult(opened))
}

/** The comments on a document; null for whoever may not read it. */
export async function readComments(
  db: Db,
  document: string,
  token?: string,
): Promise<DocumentComment[] | null> {
  const found = await db.rpc('list_document_comments', {
    p_document: document,
    ...(token ? { p_token: token } : {}),
  })
  return z.array(commentSchema).nullable().parse(unwrapResult(found))
}
