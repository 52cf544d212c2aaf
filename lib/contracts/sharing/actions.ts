'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { formValues, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import type { UserDb } from '@/lib/supabase/types'
import type { ShareProblem, ShareState } from './form-state'
import { revokeReviewShare, shareReview } from './mutations'
import { newReviewShareSchema } from './schema'

const limit = createRateLimiter({ name: 'contracts.share', points: 60, seconds: 600 })

const reasons = {
  unauthorized: 'unauthorized',
  tooMany: 'tooOften',
  invalid: 'missing',
  forbidden: 'missing',
  unavailable: 'unavailable',
  failed: 'unavailable',
} as const satisfies Record<ActionReason, ShareProblem>

function change<Input>(
  before: ShareState,
  schema: z.ZodType<Input>,
  data: FormData,
  run: (db: UserDb, input: Input) => Promise<Partial<ShareState>>,
): Promise<ShareState> {
  const values = submittedTexts(data, ['days', 'notes'])
  return runAction<Input, ShareState, ShareState>({
    name: 'contracts.share',
    access: 'session',
    limit,
    schema,
    input: formValues(data),
    refuse: (reason, { errors }) =>
      reason === 'invalid' && (errors.days || errors.notes)
        ? answered(before, { errors, values })
        : answered(before, { reason: reasons[reason], values }),
    run: async ({ db, input }) => {
      const changes = await run(db, input)
      if (changes.result) refresh()
      return answered(before, { values, ...changes })
    },
  })
}

/** Makes a link to one's own review. */
export async function makeReviewShare(before: ShareState, data: FormData): Promise<ShareState> {
  return change(before, newReviewShareSchema, data, async (db, wanted) => {
    const outcome = await shareReview(db, wanted)
    return outcome === 'ok' ? { result: 'made' } : { reason: outcome }
  })
}

/** Ends a link of one's own, at once. */
export async function endReviewShare(before: ShareState, data: FormData): Promise<ShareState> {
  return change(before, z.object({ share: z.uuid() }), data, async (db, { share }) =>
    (await revokeReviewShare(db, share)) ? { result: 'revoked' } : { reason: 'missing' },
  )
}
