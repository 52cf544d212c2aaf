import { z } from 'zod'
import { jobStates } from './constants'

/** How far a job is: steps done of so many, and a word of its kind for what it does now. */
export const progressSchema = z.object({
  done: z.number().int().nonnegative().optional(),
  total: z.number().int().nonnegative().optional(),
  step: z.string().max(40).optional(),
})
export type Progress = z.infer<typeof progressSchema>

const stamp = z.iso.datetime({ offset: true })

/** What the owner of a job sees of it. */
export const jobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  subject: z.string().nullable(),
  state: z.enum(jobStates),
  progress: progressSchema.catch({}),
  reason: z.string().nullable(),
  created_at: stamp,
  finished_at: stamp.nullable(),
})
export type Job = z.infer<typeof jobSchema>
