import { z } from 'zod'
import { workerClientSchema } from '@/lib/ask-worker-schema'
import { longestContract } from '@/lib/contracts/constants'

/** A comment at the words that it is about. */
const placedCommentSchema = z.object({
  id: z.string(),
  quote: z.string(),
  start: z.number().int().min(0),
  text: z.string(),
})
export type PlacedComment = z.infer<typeof placedCommentSchema>

/** What a reader has these words of the contract become; nothing: they go. */
const placedChangeSchema = z.object({
  quote: z.string(),
  start: z.number().int().min(0),
  text: z.string(),
})
/** What is added behind a place of the contract. */
const placedAdditionSchema = z.object({ after: z.number().int().min(0), text: z.string() })
export type AcceptedWordings = {
  changes: z.infer<typeof placedChangeSchema>[]
  additions: z.infer<typeof placedAdditionSchema>[]
}

export const commentedContractSchema = z.object({
  title: z.string(),
  contract: z.string().max(longestContract),
  comments: z.array(placedCommentSchema),
  changes: z.array(placedChangeSchema),
  additions: z.array(placedAdditionSchema),
  at: z.coerce.date(),
})
export type CommentedContract = z.infer<typeof commentedContractSchema>

/** Asked of the worker, which writes files of people for the site. */
export const commentsTaskSchema = commentedContractSchema.extend({
  client: workerClientSchema,
  /** The file that the contract was read from, if it still lies in the library. */
  document: z.uuid().nullable(),
})
export type CommentsTask = z.infer<typeof commentsTaskSchema>

/** `busy`: too much is being written, or something for the same client. */
export const commentsAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), base64: z.base64() }),
  z.object({ state: z.literal('busy') }),
])
export type CommentsAnswer = z.infer<typeof commentsAnswerSchema>
