import { z } from 'zod'
import { findingKinds, longestContract, severities, standpoints } from '@/lib/contracts/constants'
import { remarksSchema } from '@/lib/contracts/facts/remarks'
import { factsSchema } from '@/lib/contracts/facts/schema'
import { findingPlaybookSchema } from '@/lib/contracts/playbooks/schema'
import { outlineSchema } from '@/lib/contracts/summary/outline-schema'
import { withoutLongGaps } from '@/lib/contracts/text/long-gaps'
import {
  findingStates,
  longestAcceptedWording,
  longestComment,
  longestDismissal,
  longestTitle,
  reviewStates,
  shortestContract,
} from './constants'

const stamp = z.iso.datetime({ offset: true })

/** A review in the list of them. */
export const reviewRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(reviewStates),
  reason: z.string().nullable(),
  side: z.enum(standpoints),
  facts: factsSchema,
  created_at: stamp,
  reviewed_at: stamp.nullable(),
})
export type ReviewRow = z.infer<typeof reviewRowSchema>

export const reviewSchema = reviewRowSchema.extend({
  user_id: z.uuid(),
  /** With which it is shared. */
  organization_id: z.uuid().nullable(),
  document_id: z.uuid().nullable(),
  owns_document: z.boolean(),
  contract: z.string().nullable(),
  remarks: remarksSchema,
  outline: outlineSchema.nullable(),
  rules_version: z.string().nullable(),
})
export type Review = z.infer<typeof reviewSchema>

export const storedFindingSchema = z.object({
  id: z.uuid(),
  no: z.number().int(),
  rule_id: z.string(),
  kind: z.enum(findingKinds),
  topic: z.string(),
  severity: z.enum(severities),
  clause: z.string().nullable(),
  quote: z.string().nullable(),
  start_at: z.number().int().nullable(),
  end_at: z.number().int().nullable(),
  articles: z.array(z.string()),
  details: z.record(z.string(), z.string()).catch({}),
  sides: z.array(z.enum(standpoints)),
  state: z.enum(findingStates),
  dismissal: z.string().nullable(),
  comment: z.string().nullable(),
  wording: z.string().nullable().default(null),
  assignee_id: z.uuid().nullable().default(null),
  /** Null: of a built-in rule. */
  playbook: findingPlaybookSchema.nullable().catch(null),
})
export type StoredFinding = z.infer<typeof storedFindingSchema>

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a title must not have
const unseen = /[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g
const titleSchema = z
  .string()
  .transform((title) =>
    title.normalize('NFC').replace(unseen, ' ').trim().slice(0, longestTitle).trim(),
  )

/** What a review is begun with: a text, or a document of the library. */
export const newReviewSchema = z.union([
  z.object({
    text: z
      .string()
      // PostgreSQL keeps no such sign, and no contract has one.
      .transform((text) =>
        withoutLongGaps(text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n')).normalize('NFC'),
      )
      .pipe(
        z
          .string()
          .refine((text) => text.trim() !== '', 'empty')
          .refine((text) => text.trim().length >= shortestContract, 'tooShort')
          .refine((text) => text.length <= longestContract, 'tooLong'),
      ),
    title: titleSchema.default(''),
  }),
  z.object({ document: z.uuid(), uploaded: z.boolean().default(false) }),
])

/** What is said to a finding. */
export const decisionSchema = z.object({
  finding: z.uuid(),
  state: z.enum(findingStates),
  dismissal: z.string().trim().max(longestDismissal).default(''),
  wording: z
    .string()
    .transform((typed) =>
      typed.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').normalize('NFC').trim(),
    )
    .pipe(z.string().max(longestAcceptedWording))
    .nullable()
    .default(null),
})
export const commentSchema = z.object({
  finding: z.uuid(),
  comment: z.string().trim().max(longestComment),
})

export const reviewStatesSchema = z.object({
  state: z.enum(reviewStates),
  reason: z.string().nullable(),
})

/** What the browser asks for while a job is under way. */
export const reviewProgressSchema = reviewStatesSchema.extend({
  done: z.number().int().nullable(),
  total: z.number().int().nullable(),
})
export type ReviewProgress = z.infer<typeof reviewProgressSchema>
