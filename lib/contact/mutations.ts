import type { Db } from '@/lib/supabase/types'
import { inquiryKeptYears } from './constants'
import type { Inquiry } from './schema'

const UNIQUE_VIOLATION = '23505'

type Stored = { ok: true; repeated: boolean } | { ok: false; reason: string }

/** Stores an inquiry once: the second time its id is there already, and that is as good. */
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

/** Says that an inquiry has been mailed to us. */
export async function markMailed(db: Db, id: string): Promise<Done> {
  const { error } = await db.rpc('contact_inquiry_mailed', { inquiry: id })
  return error ? { ok: false, reason: error.code || 'unavailable' } : { ok: true }
}

/** Deletes what is older than the form promises to keep it; for the service client. */
export async function deleteExpired(
  db: Db,
  now: Date,
): Promise<{ ok: true; count: number } | { ok: false; reason: string }> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - inquiryKeptYears)
  const { error, data } = await db
    .from('contact_inquiries')
    .delete()
    .lt('created_at', limit.toISOString())
    .select('id')
  if (error) return { ok: false, reason: error.code || 'unavailable' }
  return { ok: true, count: data.length }
}
