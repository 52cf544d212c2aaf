import { z } from 'zod'
import { type BenchmarkTarget, benchmarkTargets } from '@/lib/corpus/benchmark-schema'

/** What a dataset asks for: articles or decisions. */
export const datasetTargets = benchmarkTargets
export type DatasetTarget = BenchmarkTarget

const sliceNames = ['field', 'court', 'year', 'law'] as const
export type SliceName = (typeof sliceNames)[number]

/** A question with the documents that answer it. */
export const datasetItemSchema = z.object({
  id: z.string().min(1).max(100),
  query: z.string().min(2).max(2000),
  relevant: z
    .array(z.object({ id: z.string().min(1), grade: z.number().int().min(1).max(3) }))
    .min(1),
  /** The decision that the question was taken from: it is no answer to itself. */
  source: z.string().nullable(),
  /** Items of one cluster are not independent of each other. */
  cluster: z.string(),
  tags: z.partialRecord(z.enum(sliceNames), z.string()),
})
export type DatasetItem = z.infer<typeof datasetItemSchema>

/** One version of a dataset: its items never change, and the hash of them is its name for comparisons. */
export const datasetSchema = z.object({
  name: z.string().min(1).max(100),
  target: z.enum(datasetTargets),
  /** The day up to which the labels hold. */
  asOf: z.iso.date(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  items: z.array(datasetItemSchema).min(1),
})
export type Dataset = z.infer<typeof datasetSchema>

export const metricNames = ['ndcg', 'recall', 'mrr', 'judged'] as const
export type MetricName = (typeof metricNames)[number]

/** What a retriever did with every item of a dataset. An item that failed counts as nothing found. */
export const runSchema = z.object({
  dataset: z.string(),
  hash: z.string(),
  retriever: z.string(),
  index: z.string().nullable(),
  k: z.number().int(),
  /** Questions whose own decision the index holds, which flatters every figure; null where unknown. */
  ownDecisionsHeld: z.number().int().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      results: z.array(z.string()),
      error: z.string().nullable(),
      ms: z.number(),
      scores: z.record(z.enum(metricNames), z.number()),
    }),
  ),
})
export type Run = z.infer<typeof runSchema>
