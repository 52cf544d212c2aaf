import { z } from 'zod'

/** What an answer is looked at for. */
export const evaluatorNames = [
  'contextPrecision',
  'contextRecall',
  'support',
  'citations',
  'citedGiven',
  'currency',
  'quotes',
  'figures',
  'mustCite',
  'refusal',
] as const
export type EvaluatorName = (typeof evaluatorNames)[number]

/**
 * Of what is sent; whoever sends more cuts it. Each sentence of an answer is compared with each part of the
 * passages: at these lengths that is about a second.
 */
export const mostOf = { answer: 5000, texts: 20_000, passages: 50, sources: 50, findings: 200 }

const words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/)
const source = words(300)
  .min(1)
  .describe('An article id (001706#750), the serial of a decision, or a citation in words')

export const evaluationRequestSchema = z.object({
  question: words(10_000).default('').describe('Numbers that the question gives may be repeated'),
  answer: words(mostOf.answer),
  passages: z
    .array(
      z.object({
        id: words(300).default(''),
        label: words(300).default('').describe('A citation in words says which source it is'),
        text: words(mostOf.texts).default(''),
      }),
    )
    .max(mostOf.passages)
    .refine((given) => given.reduce((sum, { text }) => sum + text.length, 0) <= mostOf.texts)
    .default([])
    .describe('What the answer was written from, the best first; 20,000 characters in all'),
  relevant: z
    .array(source)
    .max(mostOf.sources)
    .default([])
    .describe('The sources that answer the question'),
  reference: words(mostOf.answer)
    .default('')
    .describe('An answer that is right: which of it do the passages carry?'),
  mustCite: z.array(source).max(mostOf.sources).default([]),
  mustRefuse: z.boolean().optional().describe('Whether it is right to give no answer'),
})
export type EvaluationRequest = z.infer<typeof evaluationRequestSchema>

const count = z.number().int()
/** Null where there was nothing to say it of. */
const score = z.number().min(0).max(1).nullable()

export const figureSchema = z.object({
  score,
  /** What it is a share of: right / (right + wrong). What is open counts for neither. */
  right: count,
  wrong: count,
  open: count,
})
export type Figure = z.infer<typeof figureSchema>

export const findingSchema = z.object({
  evaluator: z.enum(evaluatorNames),
  /** The words of the answer, or the source that is missing. */
  text: z.string(),
  /** `unsupported`, `missing`, `not-given`, `not-in-passages`, `not-exact`, or the state of a citation. */
  reason: z.string(),
})
export type Finding = z.infer<typeof findingSchema>

export const evaluationSchema = z.object({
  /** False: it says that there is no answer, or nothing. To be read beside every figure. */
  answered: z.boolean(),
  figures: z.record(z.enum(evaluatorNames), figureSchema),
  /** What is wrong, in the order of the evaluators; at most 200. */
  findings: z.array(findingSchema),
})
export type Evaluation = z.infer<typeof evaluationSchema>
