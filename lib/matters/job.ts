import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Asked for by the database with every deadline that is to be reminded of (`plan_deadline_reminder`). */
export const remindJob = defineJob({
  kind: 'matters.remind',
  payload: z.object({ deadline: z.uuid() }),
  mostAttempts: 8,
  retryAfterMs: 60_000,
  timeLimitMs: 60_000,
})
