import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '@/lib/supabase/types'
import { coverBucket } from './constants'
import { type CoverExtension, coverTypeOf } from './cover-type'
import { makeExcerpt } from './excerpt'
import { readMinutes } from './read-time'
import { type PostInput, publishOutcomeSchema, saveOutcomeSchema } from './schema'
import type { CoverResult, SaveResult, WriteFailure, WriteResult } from './types'

/** The error codes of the database's policies and checks as reasons. */
const reasons: Record<string, WriteFailure['reason']> = {
  '42501': 'forbidden',
  '23505': 'taken',
  '23514': 'validation',
}

function failed(error: { code?: string }): WriteFailure {
  return { ok: false, reason: reasons[error.code ?? ''] ?? 'unavailable' }
}

/** Saves a post with all its texts, unless it was saved by another editor since `base`. The session's own rights decide. */
export async function savePost(db: Db, input: PostInput): Promise<SaveResult> {
  const texts = Object.entries(input.texts).map(([locale, { title, excerpt, body }]) => ({
    locale,
    title,
    excerpt: excerpt || makeExcerpt(body),
    body,
    read_minutes: readMinutes(body),
  }))
  const { data, error } = await db.rpc('save_post', {
    p_current: input.current,
    p_id: input.id,
    p_base: input.base,
    p_category: input.category,
    p_author: input.author,
    p_cover: input.cover,
    p_texts: texts,
  })
  if (error) return failed(error)
  const saved = saveOutcomeSchema.parse(data)
  return saved.outcome === 'saved'
    ? { ok: true, id: input.id, updatedAt: saved.updated_at, status: saved.status }
    : { ok: false, reason: saved.outcome }
}

/** Publishes a post, or makes it a draft again. */
export async function publishPost(db: Db, id: string, publish: boolean): Promise<WriteResult> {
  const { data, error } = await db.rpc('publish_post', { p_id: id, p_publish: publish })
  if (error) return failed(error)
  const outcome = publishOutcomeSchema.parse(data)
  return outcome === 'done' ? { ok: true } : { ok: false, reason: outcome }
}

export async function deletePost(db: Db, id: string): Promise<WriteResult> {
  const { data, error } = await db.rpc('delete_post', { p_id: id })
  if (error) return failed(error)
  return data ? { ok: true } : { ok: false, reason: 'missing' }
}

/** Stores a picture under a name of its own; it is never changed afterwards. */
export async function addCover(
  db: Db,
  bytes: Uint8Array,
  ending: CoverExtension,
): Promise<CoverResult> {
  const key = `${randomUUID()}.${ending}`
  const { error } = await db.storage.from(coverBucket).upload(key, bytes, {
    contentType: coverTypeOf(key) ?? undefined,
    cacheControl: '31536000',
  })
  if (!error) return { ok: true, key }
  const denied = /row-level security|unauthorized|403/i.test(error.message)
  return { ok: false, reason: denied ? 'forbidden' : 'unavailable' }
}
