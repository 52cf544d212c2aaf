import { z } from 'zod'
import { jobStates } from '@/lib/jobs/constants'
import { longest, mostResults, retrieverNames } from '@/lib/ragops/constants'
import { reportSchema } from './report-schema'

/** What a program asks to be measured. */
export const newExperimentSchema = z.object({
  name: z.string().trim().min(1).max(longest.name),
  dataset: z.uuid(),
  version: z.number().int().positive(),
  retriever: z.enum(retrieverNames).default('search'),
  k: z.number().int().min(1).max(mostResults).default(10),
  /** A finished experiment of the same items and k. */
  baseline: z.uuid().optional(),
})
export const newExperimentAnswerSchema = z.object({ id: z.uuid() })

export const holderExperimentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  dataset: z.uuid(),
  version: z.number().int(),
  retriever: z.enum(retrieverNames),
  k: z.number().int(),
  baseline: z.uuid().nullable(),
  /** `done` with a report; `failed` and `cancelled` may be resumed on the site. */
  state: z.enum(jobStates),
  /** Items that are scored. */
  scored: z.number().int(),
  /** Measures with intervals and, with a baseline, the comparison and its verdicts; null until it is done. */
  report: reportSchema.nullable(),
})
export type NewExperiment = z.infer<typeof newExperimentSchema>
export type HolderExperiment = z.infer<typeof holderExperimentSchema>
