import { z } from 'zod'
import { benchmarkTargets } from './constants'

const firstYear = 1945
const lastYear = 2100
const year = z.number().int().min(firstYear).max(lastYear)
const words = z.string().trim().min(1).max(60)

/** `POST /benchmarks` of the case-law service: which issues of which decisions. */
export const benchmarkRequestSchema = z.object({
  target: z.enum(benchmarkTargets),
  /** Decided in these years, both included. */
  from: year,
  to: year,
  /** 민사, 형사, …; every field unless said. */
  field: words.nullable().default(null),
  court: words.nullable().default(null),
  items: z.number().int().min(1).max(20_000),
  /** Another seed, another sample of the same decisions. */
  seed: z.number().int().default(1),
})
export type BenchmarkRequest = z.infer<typeof benchmarkRequestSchema>
export type BenchmarkChoice = z.input<typeof benchmarkRequestSchema>

/** An issue of a decision as a question, with what the court cited for it. */
export const benchmarkItemSchema = z.object({
  id: z.string(),
  query: z.string(),
  relevant: z.array(
    z.object({
      id: z.string(),
      grade: z.number().int(),
      /** What people call it: an article with its law, the number of a decision. */
      label: z.string(),
    }),
  ),
  /** The serial of the decision that it was taken from. */
  source: z.string(),
  cluster: z.string(),
  tags: z.object({
    field: z.string(),
    court: z.string(),
    year: z.string(),
    law: z.string().optional(),
  }),
})
export type BenchmarkItem = z.infer<typeof benchmarkItemSchema>
export const benchmarkSchema = z.object({ items: z.array(benchmarkItemSchema) })

/** `POST /benchmarks/held`: how many of these decisions the corpus holds. */
export const heldRequestSchema = z.object({
  serials: z.array(z.number().int().positive().max(2_147_483_647)).max(20_000),
})
export const heldSchema = z.object({ held: z.number().int().nonnegative() })
