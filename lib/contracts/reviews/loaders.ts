import 'server-only'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { readDocuments } from '@/lib/documents/data'
import { entitlements, tierOf } from '@/lib/entitlements'
import { koreanMonthStart } from '@/lib/korean-time'
import { userClient } from '@/lib/supabase/clients'
import type { Db } from '@/lib/supabase/types'
import { reviewsPath } from './constants'
import { countOpenFindings, countUses, readFindings, readReview, readReviews } from './data'
import { type FindingView, viewFinding } from './finding-view'
import type { Review, ReviewRow } from './schema'

/** How many reviews the plan allows in this month of Korea, and how many of them are used. */
export type ReviewLimit = { used: number; most: number }

async function limitOf(db: Db, user: SessionUser): Promise<ReviewLimit> {
  const used = await countUses(db, koreanMonthStart(new Date()))
  return { used, most: entitlements[tierOf(user)].contractReviewsAMonth }
}

export type OwnReviews = {
  reviews: (ReviewRow & { open: number })[]
  limit: ReviewLimit
  /** Of the library: what a review can be begun with. */
  documents: { id: string; name: string }[]
}

/** Everything for the page of one's own reviews. Leads a visitor to the log-in. */
export const loadReviews = cache(async (path: string = reviewsPath): Promise<OwnReviews> => {
  const user = await requireAccess('contractReviews', path)
  const db = await userClient()
  const [reviews, open, limit, documents] = await Promise.all([
    readReviews(db),
    countOpenFindings(db),
    limitOf(db, user),
    readDocuments(db),
  ])
  return {
    reviews: reviews.map((review) => ({ ...review, open: open.get(review.id) ?? 0 })),
    limit,
    documents: documents
      .filter(({ trashed_at }) => trashed_at === null)
      .map(({ id, name }) => ({ id, name })),
  }
})

export type OwnReview = { review: Review; findings: FindingView[]; limit: ReviewLimit }

/** One review with its findings in the reader's language; null when it is nobody's or another's. */
export const loadReview = cache(async (path: string, id: string): Promise<OwnReview | null> => {
  const user = await requireAccess('contractReviews', path)
  const db = await userClient()
  const review = await readReview(db, id)
  if (!review) return null
  const [findings, limit, locale] = await Promise.all([
    readFindings(db, id),
    limitOf(db, user),
    getLocale(),
  ])
  return {
    review,
    findings: findings.map((finding) => viewFinding(finding, review.facts, locale)),
    limit,
  }
})
