import { z } from 'zod'
import { feedbackReasons, ratings } from '@/lib/chat/conversations/constants'

const count = z.coerce.number()

/** Something that somebody wrote about an answer: without who it was, and what they had asked. */
const noteSchema = z.object({
  rating: z.enum(ratings),
  reasons: z.array(z.enum(feedbackReasons)),
  note: z.string(),
  at: z.string(),
  engine: z.enum(['extractive', 'model']).nullable(),
  groundedness: z.number().nullable(),
})
export type AnswerNote = z.infer<typeof noteSchema>

/** What answer_statistics answers. */
export const answerReportSchema = z.object({
  outcomes: z.object({
    answered: count.default(0),
    refused: count.default(0),
    askedBack: count.default(0),
    failed: count.default(0),
    stopped: count.default(0),
  }),
  byModel: count,
  tokens: count,
  /** In won, as far as prices were set. */
  cost: count,
  /** Sentences of answers, and how many of them were found in the sources that they name. */
  sentences: count,
  supported: count,
  /** The mean of how likely sources were to answer the question; null where nothing tells. */
  confidence: z.number().nullable(),
  up: count,
  down: count,
  reasons: z.partialRecord(z.enum(feedbackReasons), count),
  /** The newest first. */
  notes: z.array(noteSchema),
  daily: z.array(z.object({ day: z.iso.date(), answered: count, refused: count, broken: count })),
})
export type AnswerReport = z.infer<typeof answerReportSchema>
