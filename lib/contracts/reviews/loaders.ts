import 'server-only'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { countAssigned, type ReviewTeam, readTeam } from '@/lib/contracts/assignment/data'
import { readDocuments } from '@/lib/documents/data'
import { entitlements, tierOf } from '@/lib/entitlements'
import { koreanMonthStart } from '@/lib/korean-time'
import { readOwnOrganizations } from '@/lib/organizations/data'
import { mayContribute } from '@/lib/organizations/role-rights'
import { userClient } from '@/lib/supabase/clients'
import type { Db, UserDb } from '@/lib/supabase/types'
import { reviewsPath } from './constants'
import {
  countOpenFindings,
  countUses,
  readFindings,
  readReview,
  readReviews,
  readSharedReviews,
} from './data'
import { type FindingView, viewFinding } from './finding-view'
import type { Review, ReviewRow } from './schema'

/** How many reviews the plan allows in this month of Korea, and how many of them are used. */
export type ReviewLimit = { used: number; most: number }

/** @throws AppError `unavailable` */
export async function readLimit(db: Db, user: SessionUser): Promise<ReviewLimit> {
  const used = await countUses(db, koreanMonthStart(new Date()))
  return { used, most: entitlements[tierOf(user)].contractReviewsAMonth }
}

/** A review with how many findings nobody has said anything to, and how many of them are one's own task. */
export type ListedReview = ReviewRow & { open: number; assigned: number }

export type OwnReviews = {
  reviews: ListedReview[]
  /** Of others, shared with organisations that one is in. */
  shared: ListedReview[]
  limit: ReviewLimit
  /** Of the library: what a review can be begun with. */
  documents: { id: string; name: string }[]
}

/** Everything for the page of one's own reviews. Leads a visitor to the log-in. */
export const loadReviews = cache(async (path: string = reviewsPath): Promise<OwnReviews> => {
  const user = await requireAccess('contractReviews', path)
  const db = await userClient()
  const [reviews, shared, open, assigned, limit, documents] = await Promise.all([
    readReviews(db, user.id),
    readSharedReviews(db, user.id),
    countOpenFindings(db),
    countAssigned(db, user.id),
    readLimit(db, user),
    readDocuments(db),
  ])
  const listed = (review: ReviewRow): ListedReview => ({
    ...review,
    open: open.get(review.id) ?? 0,
    assigned: assigned.get(review.id) ?? 0,
  })
  return {
    reviews: reviews.map(listed),
    shared: shared.map(listed),
    limit,
    documents: documents
      .filter(({ trashed_at }) => trashed_at === null)
      .map(({ id, name }) => ({ id, name })),
  }
})

export type OwnReview = {
  review: Review
  findings: FindingView[]
  limit: ReviewLimit
  me: string
  isOwn: boolean
  /** Of the organisation with which it is shared; null where it is with none. */
  team: ReviewTeam | null
  /** With which its owner may share it. */
  organizations: { id: string; name: string }[]
}

/** Where its owner may share a review. */
async function organizationsOf(db: UserDb, user: SessionUser) {
  const own = await readOwnOrganizations(db, user.id)
  return own.filter(({ role }) => mayContribute(role)).map(({ id, name }) => ({ id, name }))
}

/** One review with its findings in the reader's language; null when there is none that one may read. */
export const loadReview = cache(async (path: string, id: string): Promise<OwnReview | null> => {
  const user = await requireAccess('contractReviews', path)
  const db = await userClient()
  const review = await readReview(db, id)
  if (!review) return null
  const isOwn = review.user_id === user.id
  const [findings, limit, team, organizations, locale] = await Promise.all([
    readFindings(db, id),
    readLimit(db, user),
    readTeam(db, review.organization_id),
    isOwn ? organizationsOf(db, user) : [],
    getLocale(),
  ])
  return {
    review,
    findings: findings.map((finding) => viewFinding(finding, review.facts, locale)),
    limit,
    me: user.id,
    isOwn,
    team,
    organizations,
  }
})
