import { z } from 'zod'
import { standpoints } from '@/lib/contracts/constants'
import { remarksSchema } from '@/lib/contracts/facts/remarks'
import { factsSchema } from '@/lib/contracts/facts/schema'
import { storedFindingSchema } from '@/lib/contracts/reviews/schema'
import { outlineSchema } from '@/lib/contracts/summary/outline-schema'
import { shareDays } from './constants'

const stamp = z.iso.datetime({ offset: true })

export const reviewTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** A link to one's own review. */
export const reviewShareSchema = z.object({
  id: z.uuid(),
  token: reviewTokenSchema,
  with_notes: z.boolean(),
  expires_at: stamp.nullable(),
  revoked_at: stamp.nullable(),
  opened_at: stamp.nullable(),
})
export type ReviewShare = z.infer<typeof reviewShareSchema>
export type ListedShare = ReviewShare & { works: boolean }

/** The form for a new link. */
export const newReviewShareSchema = z.object({
  review: z.uuid('choice'),
  days: z.enum(shareDays, 'choice'),
  notes: z
    .literal('on', 'choice')
    .optional()
    .transform((notes) => notes === 'on'),
})
export type NewReviewShare = z.output<typeof newReviewShareSchema>

/** What whoever has a link is shown. */
export const sharedReviewSchema = z.object({
  title: z.string(),
  contract: z.string(),
  facts: factsSchema,
  side: z.enum(standpoints),
  outline: outlineSchema,
  remarks: remarksSchema,
  reviewed_at: stamp.nullable(),
  notes: z.boolean(),
  findings: z.array(storedFindingSchema),
})
export type SharedReview = z.infer<typeof sharedReviewSchema>
