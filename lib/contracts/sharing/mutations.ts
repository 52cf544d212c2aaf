import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import type { NewReviewShare } from './schema'

/**
 * Makes a link to one's own review; to none of a document of a matter (`walled`).
 * @throws AppError `unavailable`
 */
export async function shareReview(
  db: Db,
  { review, days, notes }: NewReviewShare,
): Promise<'ok' | 'missing' | 'tooMany' | 'walled'> {
  const made = await db.rpc('share_contract_review', {
    p_review: review,
    p_notes: notes,
    ...(days === '0' ? {} : { p_days: Number(days) }),
  })
  if (made.error?.code === '23P01') return 'walled'
  return z.enum(['ok', 'missing', 'tooMany']).parse(unwrapResult(made))
}

/** @returns whether it worked until now. @throws AppError `unavailable` */
export async function revokeReviewShare(db: Db, share: string): Promise<boolean> {
  return unwrapResult(await db.rpc('revoke_contract_share', { p_share: share })) === true
}
