import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import {
  type ReviewShare,
  reviewShareSchema,
  type SharedReview,
  sharedReviewSchema,
} from './schema'

/** The links to one's own review, the newest first. @throws AppError `unavailable` */
export async function readReviewShares(db: Db, review: string): Promise<ReviewShare[]> {
  const found = await db
    .from('contract_review_shares')
    .select('id, token, with_notes, expires_at, revoked_at, opened_at')
    .eq('review_id', review)
    .order('created_at', { ascending: false })
    .limit(100)
  return z.array(reviewShareSchema).parse(unwrapResult(found))
}

/** What a link shows; null for one that never was, or has ended. @throws AppError `unavailable` */
export async function openSharedReview(db: Db, token: string): Promise<SharedReview | null> {
  const opened = await db.rpc('open_shared_contract_review', { p_token: token })
  return sharedReviewSchema.nullable().parse(unwrapResult(opened))
}
