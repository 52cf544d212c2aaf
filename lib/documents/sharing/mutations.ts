import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { type DocumentShare, type NewComment, type ShareAccess, shareSchema } from './schema'

/** Makes a link; null where the document is not one's own, or has fifty already. @throws AppError `forbidden` for a document of a matter */
export async function shareDocument(
  db: Db,
  document: string,
  { access, days }: { access: ShareAccess; days: number | null },
): Promise<DocumentShare | null> {
  const made = await db.rpc('share_document', {
    p_document: document,
    p_access: access,
    ...(days === null ? {} : { p_days: days }),
  })
  // It stands behind the wall of a matter.
  if (made.error?.code === '23P01') throw new AppError('forbidden')
  return shareSchema.nullable().parse(unwrapResult(made))
}

/** @returns whether it worked until now */
export async function revokeShare(db: Db, share: string): Promise<boolean> {
  return unwrapResult(await db.rpc('revoke_document_share', { p_share: share })) === true
}

const withToken = (token: string | undefined) => (token ? { p_token: token } : {})

/** @returns its id; null where one may not */
export async function addComment(
  db: Db,
  document: string,
  comment: NewComment,
  token?: string,
): Promise<string | null> {
  const isAnswer = 'thread' in comment
  const added = await db.rpc('add_document_comment', {
    p_document: document,
    p_body: comment.body,
    p_quote: (isAnswer ? null : comment.quote) as string,
    p_position: (isAnswer ? null : comment.position) as number,
    ...(isAnswer ? { p_thread: comment.thread } : {}),
    ...withToken(token),
  })
  return z.uuid().nullable().parse(unwrapResult(added))
}

/** @returns whether there was a thread that one may change */
export async function resolveComment(
  db: Db,
  comment: string,
  resolved: boolean,
  token?: string,
): Promise<boolean> {
  const done = await db.rpc('resolve_document_comment', {
    p_comment: comment,
    p_resolved: resolved,
    ...withToken(token),
  })
  return unwrapResult(done) === true
}

/** @returns whether there was one that one may delete */
export async function deleteComment(db: Db, comment: string, token?: string): Promise<boolean> {
  const done = await db.rpc('delete_document_comment', { p_comment: comment, ...withToken(token) })
  return unwrapResult(done) === true
}
