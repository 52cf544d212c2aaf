import { z } from 'zod'
import { datasetTargets } from './constants'

export const sliceNames = ['field', 'court', 'year', 'law', 'language', 'kind'] as const
export type SliceName = (typeof sliceNames)[number]

const relevantSchema = z.object({
  id: z.string().min(1).max(100),
  grade: z.number().int().min(1).max(3),
  /** What people call it; no part of what the item says. */
  label: z.string().max(200).optional(),
})

/** A question with the documents that answer it. */
export const datasetItemSchema = z.object({
  id: z.string().min(1).max(100),
  query: z.string().min(2).max(2000),
  /** None: the corpus holds no answer, and the question is to be refused. */
  relevant: z.array(relevantSchema).max(50),
  /** The decision that the question was taken from: it is no answer to itself. */
  source: z.string().max(100).nullable(),
  /** Items of one cluster are not independent of each other. */
  cluster: z.string().min(1).max(300),
  tags: z.partialRecord(z.enum(sliceNames), z.string().min(1).max(100)),
})
export type DatasetItem = z.infer<typeof datasetItemSchema>

/** One version of a dataset: its items never change, and the hash of them is its name for comparisons. */
export const datasetSchema = z.object({
  name: z.string().min(1).max(100),
  target: z.enum(datasetTargets),
  /** The day up to which the labels hold. */
  asOf: z.iso.date(),
  /** How the hash is reckoned; a file without it is older. */
  hashVersion: z.number().int().default(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  items: z.array(datasetItemSchema).min(1),
})
export type Dataset = z.infer<typeof datasetSchema>

/** `refusal`: what has answers was answered, and what has none was not. */
export const metricNames = ['ndcg', 'recall', 'mrr', 'judged', 'refusal'] as const
export type MetricName = (typeof metricNames)[number]
/** Those that say which of two runs is better: more labels are no better answers. */
export const comparedMetrics = ['ndcg', 'recall', 'mrr', 'refusal'] as const
export type ComparedMetric = (typeof comparedMetrics)[number]

/** What a retriever did with one item. A question that is to be refused has no figures of ranking. */
export const scoresSchema = z.partialRecord(z.enum(metricNames), z.number())
export type Scores = z.infer<typeof scoresSchema>
export const runItemSchema = z.object({
  id: z.string(),
  results: z.array(z.string()),
  error: z.string().nullable(),
  ms: z.number(),
  scores: scoresSchema,
})
export type RunItem = z.infer<typeof runItemSchema>

/** What a retriever did with every item of a dataset. An item that failed counts as nothing found. */
export const runSchema = z.object({
  dataset: z.string(),
  hash: z.string(),
  retriever: z.string(),
  index: z.string().nullable(),
  k: z.number().int(),
  /** Questions whose own decision the index holds, which flatters every figure; null where unknown. */
  ownDecisionsHeld: z.number().int().nullable(),
  items: z.array(runItemSchema),
})
export type Run = z.infer<typeof runSchema>
