'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import type { SessionUser } from '@/lib/auth/schema'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { standpoints } from '@/lib/contracts/constants'
import { type FactsFieldError, factsFormSchema } from '@/lib/contracts/facts/schema'
import { deleteDocument, deleteOrphanedObjects } from '@/lib/documents/mutations'
import { entitlements, tierOf } from '@/lib/entitlements'
import { toAppError } from '@/lib/errors'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { localeSchema } from '@/lib/i18n/schema'
import { cancelJob } from '@/lib/jobs/mutations'
import { koreanMonthStart } from '@/lib/korean-time'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import type { UserDb } from '@/lib/supabase/types'
import { reviewsPath } from './constants'
import { countUses, findJob, readReview } from './data'
import type { FactsFormState, FactsProblem } from './facts-form-state'
import {
  chooseSide,
  commentFinding,
  decideFinding,
  deleteReview,
  reopenReview,
  startReview,
  type WriteResult,
} from './mutations'
import { commentSchema, decisionSchema } from './schema'

/** By account. Going through findings by keyboard writes one or two a second. */
const changeLimit = createRateLimiter({ name: 'contracts.change', points: 180, seconds: 60 })

export type ChangeResult =
  | WriteResult
  | { ok: false; reason: 'unauthorized' | 'tooOften' | 'invalid' }

const reasons = {
  unauthorized: 'unauthorized',
  tooMany: 'tooOften',
  invalid: 'invalid',
  forbidden: 'missing',
  unavailable: 'unavailable',
  failed: 'unavailable',
} as const satisfies Record<ActionReason, string>

/** Runs with the person's own session. */
function asOwner<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  run: (context: { db: UserDb; user: SessionUser; input: Input }) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return runAction({
    name: 'contracts',
    access: 'session',
    limit: changeLimit,
    schema,
    input,
    refuse: (reason): ChangeResult => ({ ok: false, reason: reasons[reason] }),
    run,
  })
}

const factsFields = [
  'type',
  'side',
  'relation',
  'standardTerms',
  'employer',
  'region',
  'deposit',
  'rent',
  'signedOn',
] as const

/** Notes a review that a free account would not have had. Never throws: it is under way already. */
async function notePaidUse(db: UserDb, user: SessionUser, from: Date): Promise<void> {
  const used = await countUses(db, from).catch(() => 0)
  if (used > entitlements.free.contractReviewsAMonth) await recordPaidUse(user)
}

/** Begins the review of a contract with the facts as its reader confirmed them. */
export async function confirmFacts(
  id: string,
  before: FactsFormState,
  data: FormData,
): Promise<FactsFormState> {
  const values = submittedTexts(data, factsFields, 60)
  const parsed = parseForm<typeof factsFormSchema, FactsFieldError>(factsFormSchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  const refused = (reason: FactsProblem) => answered(before, { reason, values })
  return runAction<string, FactsFormState, FactsFormState>({
    name: 'contracts',
    access: 'session',
    limit: changeLimit,
    schema: z.uuid(),
    input: id,
    refuse: (reason) => {
      const known = reasons[reason]
      return refused(known === 'invalid' ? 'missing' : known)
    },
    run: async ({ db, user, input }) => {
      const review = await readReview(db, input)
      if (!review) return refused('missing')
      const { side, ...confirmed } = parsed.form
      const facts = { ...confirmed, parties: review.facts.parties }
      const from = koreanMonthStart(new Date())
      const most = entitlements[tierOf(user)].contractReviewsAMonth
      const started = await startReview(
        serviceClient(),
        user.id,
        { id: input, facts, side },
        { from, most },
      )
      if (!started.ok) return refused(started.reason)
      await notePaidUse(db, user, from)
      refresh()
      return answered(before, { values })
    },
  })
}

/** Breaks off what is under way; what was there before it stays. */
export async function cancelReview(id: unknown): Promise<ChangeResult> {
  return asOwner(z.uuid(), id, async ({ db, input }) => {
    const job = await findJob(db, input)
    if (!job || !(await cancelJob(db, job))) return { ok: false, reason: 'missing' }
    return { ok: true }
  })
}

/** Back to the facts of a review, or to the reading of its file, to begin it again. */
export async function reopenOwnReview(id: unknown): Promise<ChangeResult> {
  const result = await asOwner(z.uuid(), id, ({ user, input }) =>
    reopenReview(serviceClient(), user.id, input),
  )
  refresh()
  return result
}

const sideSchema = z.object({ id: z.uuid(), side: z.enum(standpoints) })

export async function chooseOwnSide(id: unknown, side: unknown): Promise<ChangeResult> {
  return asOwner(sideSchema, { id, side }, ({ db, input }) => chooseSide(db, input.id, input.side))
}

export async function decideOwnFinding(
  finding: unknown,
  state: unknown,
  dismissal: unknown = '',
  wording: unknown = null,
): Promise<ChangeResult> {
  return asOwner(decisionSchema, { finding, state, dismissal, wording }, ({ db, input }) =>
    decideFinding(db, input.finding, input),
  )
}

export async function commentOwnFinding(finding: unknown, comment: unknown): Promise<ChangeResult> {
  return asOwner(commentSchema, { finding, comment }, ({ db, input }) =>
    commentFinding(db, input.finding, input.comment),
  )
}

/** The file that came with a review goes with it, and its bytes; one that was in the library before stays. */
async function deleteWithFile(db: UserDb, user: SessionUser, id: string): Promise<ChangeResult> {
  const job = await findJob(db, id)
  if (job) await cancelJob(db, job)
  const deleted = await deleteReview(db, id)
  if (!deleted.ok || !deleted.document) return deleted.ok ? { ok: true } : deleted
  await deleteDocument(db, deleted.document)
  try {
    await deleteOrphanedObjects(serviceClient(), new Date(), user.id)
  } catch (thrown) {
    // Housekeeping removes them within the hour.
    log.warn('contracts.file-left', { reason: toAppError(thrown).message })
  }
  return { ok: true }
}

/** Deletes a review with everything in it, and leads to the others. */
export async function removeReview(locale: string, id: string): Promise<void> {
  const result = await asOwner(z.uuid(), id, ({ db, user, input }) =>
    deleteWithFile(db, user, input),
  )
  const query: Record<string, string> = result.ok ? { done: 'deleted' } : { reason: result.reason }
  redirect({ href: { pathname: reviewsPath, query }, locale: localeSchema.parse(locale) })
}
