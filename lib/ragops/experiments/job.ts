import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Scores what is not scored yet. Enqueued by the database (`create_experiment`, `resume_experiment`). */
export const experimentJob = defineJob({
  kind: 'ragops.experiment',
  payload: z.object({ experiment: z.uuid() }),
  mostAttempts: 4,
  timeLimitMs: 60 * 60_000,
})
