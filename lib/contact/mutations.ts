import { z } from 'zod'
import type { Db } from '@/lib/supabase/types'
import { inquiryRetentionYears } from './constants'
import type { ReplyInput } from './inbox-schema'
import type { Inquiry } from './schema'

const UNIQUE_VIOLATION = '23505'

type Stored = { ok: true; repeated: boolean } | { ok: false; reason: string }

/** Stores an inquiry once, for the service client: the second time its id is there already, and that is as good. */
export async function storeInquiry(db: Db, inquiry: Inquiry): Promise<Stored> {
  const { inquiryType, ...fields } = inquiry
  const { error } = await db
    .from('contact_inquiries')
    .insert({ ...fields, inquiry_type: inquiryType })
  if (!error) return { ok: true, repeated: false }
  if (error.code === UNIQUE_VIOLATION) return { ok: true, repeated: true }
  return { ok: false, reason: error.code || 'unavailable' }
}

type Done = { ok: true } | { ok: false; reason: string }

/** Marks an inquiry as mailed to the staff. */
export async function markMailed(db: Db, id: string): Promise<Done> {
  const { error } = await db.rpc('contact_inquiry_mailed', { inquiry: id })
  return error ? { ok: false, reason: error.code || 'unavailable' } : { ok: true }
}

/** Deletes inquiries past their retention period; for the service client. */
export async function deleteExpired(
  db: Db,
  now: Date,
): Promise<{ ok: true; count: number } | { ok: false; reason: string }> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - inquiryRetentionYears)
  const { error, data } = await db
    .from('contact_inquiries')
    .delete()
    .lt('created_at', limit.toISOString())
    .select('id')
  if (error) return { ok: false, reason: error.code || 'unavailable' }
  return { ok: true, count: data.length }
}

const NOT_ALLOWED = '42501'
const reasonOf = ({ code }: { code: string }) =>
  code === NOT_ALLOWED ? ('forbidden' as const) : ('unavailable' as const)

const storedSchema = z.enum(['ok', 'repeated', 'stale', 'missing'])

export type ReplyStored =
  | { ok: true; repeated: boolean }
  | { ok: false; reason: 'stale' | 'missing' | 'forbidden' | 'unavailable' }

/**
 * Stores a reply once, with its author's own session. `stale` when another editor has replied since the
 * author's page was loaded: nothing is stored, and the author may send it again.
 */
export async function storeReply(db: Db, answer: ReplyInput): Promise<ReplyStored> {
  const { data, error } = await db.rpc('answer_inquiry', {
    inquiry: answer.inquiry,
    reply: answer.body,
    reply_id: answer.replyId,
    seen_replies: answer.seen,
  })
  if (error) return { ok: false, reason: reasonOf(error) }
  const outcome = storedSchema.parse(data)
  if (outcome === 'stale' || outcome === 'missing') return { ok: false, reason: outcome }
  return { ok: true, repeated: outcome === 'repeated' }
}

/** Notes that a mail has been tried and did not leave, so that the next run begins with others. */
export async function noteMailFailure(
  db: Db,
  table: 'contact_inquiries' | 'inquiry_replies',
  id: string,
  now: Date,
): Promise<Done> {
  const { error } = await db.from(table).update({ mail_tried_at: now.toISOString() }).eq('id', id)
  return error ? { ok: false, reason: error.code || 'unavailable' } : { ok: true }
}

/** Marks a reply as mailed; for the service client. */
export async function markReplyMailed(db: Db, id: string, now: Date): Promise<Done> {
  const { error } = await db
    .from('inquiry_replies')
    .update({ mailed_at: now.toISOString() })
    .eq('id', id)
    .is('mailed_at', null)
  return error ? { ok: false, reason: error.code || 'unavailable' } : { ok: true }
}

export type StatusSet =
  | { ok: true }
  | { ok: false; reason: 'missing' | 'forbidden' | 'unavailable' }

/** Closes an inquiry, or opens it again. */
export async function setClosed(db: Db, inquiry: string, closed: boolean): Promise<StatusSet> {
  const { data, error } = await db.rpc('set_inquiry_status', { inquiry, closed })
  if (error) return { ok: false, reason: reasonOf(error) }
  return z.enum(['ok', 'missing']).parse(data) === 'ok'
    ? { ok: true }
    : { ok: false, reason: 'missing' }
}
