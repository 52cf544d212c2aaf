import { z } from 'zod'
import { blockSchema } from '@/lib/documents/blocks/schema'
import { formats, warningCodes } from '@/lib/documents/read/types'
import { jobStates } from '@/lib/jobs/constants'
import { progressSchema } from '@/lib/jobs/schema'
import { longestFind, readingStates } from './constants'

const warningSchema = z.object({
  code: z.enum(warningCodes),
  pages: z.array(z.number().int()).optional(),
})

/** How the reading of a document went. */
export const readingSchema = z.object({
  document_id: z.uuid(),
  state: z.enum(readingStates),
  reason: z.string().nullable(),
  format: z.enum(formats).nullable().catch(null),
  pages: z.number().int().nullable(),
  unread_pages: z.array(z.number().int()),
  warnings: z
    .array(z.unknown())
    .transform((all) => all.flatMap((each) => warningSchema.safeParse(each).data ?? [])),
  dropped: z.array(z.string()),
})

/** The job that reads it, while there is one. */
const readingJobSchema = z.object({
  id: z.uuid(),
  state: z.enum(jobStates),
  progress: progressSchema,
})
export const followedReadingSchema = readingSchema.extend({ job: readingJobSchema.nullable() })
export type FollowedReading = z.infer<typeof followedReadingSchema>

/** A page, or so many blocks of a document without pages. */
export const partSchema = z.object({
  no: z.number().int().min(1),
  page: z.number().int().min(1).nullable(),
  blocks: z.array(blockSchema),
})
export type Part = z.infer<typeof partSchema>

export const partsSchema = z.object({
  parts: z.array(partSchema),
  /** The number behind which the next ones stand; null at the end. */
  next: z.number().int().nullable(),
})
export const partsQuerySchema = z.object({ after: z.coerce.number().int().min(0).default(0) })

/** What its owner asks of a reading. */
export const readingRequestSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('again') }),
  z.object({ ask: z.literal('cancel') }),
  z.object({ ask: z.literal('unlock'), password: z.string().min(1).max(200) }),
])

/** Asked of the worker, and answered: the password is kept nowhere. */
export const unlockRequestSchema = z.object({
  owner: z.uuid(),
  document: z.uuid(),
  password: z.string().min(1).max(200),
})
export type UnlockRequest = z.infer<typeof unlockRequestSchema>
export const unlockAnswerSchema = z.object({
  outcome: z.enum(['read', 'wrongPassword', 'refused']),
})
export type UnlockAnswer = z.infer<typeof unlockAnswerSchema>

/** A document in whose text words were found: around the first place, and in how many parts. */
export const textHitSchema = z.object({
  id: z.uuid(),
  page: z.number().int().nullable(),
  places: z.number().int(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
})
export type TextHit = z.infer<typeof textHitSchema>
export const textHitsSchema = z.object({ hits: z.array(textHitSchema) })
export const findQuerySchema = z.object({ q: z.string().trim().min(1).max(longestFind) })
