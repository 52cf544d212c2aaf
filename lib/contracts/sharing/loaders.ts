import 'server-only'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import { type FindingView, viewFinding } from '@/lib/contracts/reviews/finding-view'
import { userClient } from '@/lib/supabase/clients'
import { openSharedReview, readReviewShares } from './data'
import { type ListedShare, reviewTokenSchema, type SharedReview } from './schema'

/** The links to one's own review. */
export async function loadReviewShares(review: string): Promise<ListedShare[]> {
  await requireAccess('contractReviews', reviewPath(review))
  const shares = await readReviewShares(await userClient(), review)
  const now = Date.now()
  return shares.map((share) => ({
    ...share,
    works:
      share.revoked_at === null &&
      (share.expires_at === null || Date.parse(share.expires_at) > now),
  }))
}

export type ShownReview = Omit<SharedReview, 'findings'> & { findings: FindingView[] }

/** What a link shows to whoever opens it, for the side that its owner is on; null for one that has ended. */
export const loadSharedReview = cache(async (token: string): Promise<ShownReview | null> => {
  if (!reviewTokenSchema.safeParse(token).success) return null
  const shared = await openSharedReview(await userClient(), token)
  if (!shared) return null
  const locale = await getLocale()
  const findings = shared.findings
    .map((finding, index) => viewFinding({ ...finding, no: index + 1 }, shared.facts, locale))
    .filter(({ sides, ruledOut }) => sides.includes(shared.side) && !ruledOut)
  return { ...shared, findings }
})
