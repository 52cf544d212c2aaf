'use server'

import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import type { WriteResult } from '@/lib/contracts/reviews/mutations'
import { redirect } from '@/lib/i18n/navigation'
import { localeSchema } from '@/lib/i18n/schema'
import { createRateLimiter } from '@/lib/rate-limit'
import { assignFinding, shareReview } from './mutations'
import { assignmentSchema, reviewSharingSchema } from './schema'

const limit = createRateLimiter({ name: 'contracts.assign', points: 120, seconds: 60 })

export type AssignResult =
  | WriteResult
  | { ok: false; reason: 'unauthorized' | 'tooOften' | 'invalid' }

/** `walled`: the contract is a document of a matter. */
type SharingResult = AssignResult | { ok: false; reason: 'walled' }

const reasons = {
  unauthorized: 'unauthorized',
  tooMany: 'tooOften',
  invalid: 'invalid',
  forbidden: 'missing',
  unavailable: 'unavailable',
  failed: 'unavailable',
} as const satisfies Record<ActionReason, string>
const chain = {
  name: 'contracts.assign',
  access: 'session',
  limit,
  refuse: (reason: ActionReason): AssignResult => ({ ok: false, reason: reasons[reason] }),
} as const

/** Assigns a finding of a review that is shared with an organisation; null: to nobody any more. */
export async function assignOwnFinding(finding: unknown, assignee: unknown): Promise<AssignResult> {
  return runAction({
    ...chain,
    schema: assignmentSchema,
    input: { finding, assignee },
    run: ({ db, input }) => assignFinding(db, input.finding, input.assignee),
  })
}

/** Shares one's own review with an organisation, or with none, and leads back to it. */
export async function chooseReviewSharing(
  locale: string,
  review: string,
  form: FormData,
): Promise<void> {
  const result = await runAction({
    ...chain,
    schema: reviewSharingSchema,
    input: { review, organization: form.get('organization') },
    run: ({ db, user, input }): Promise<SharingResult> =>
      shareReview(db, input.review, input.organization, user.id),
  })
  const query: Record<string, string> = result.ok ? { done: 'shared' } : { reason: result.reason }
  const id = z.uuid().safeParse(review).data ?? ''
  redirect({ href: { pathname: reviewPath(id), query }, locale: localeSchema.parse(locale) })
}
