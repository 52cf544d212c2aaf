import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Asked for by the database with each message, and again after one that did not arrive. */
export const deliverJob = defineJob({
  kind: 'webhooks.deliver',
  payload: z.object({ message: z.uuid() }),
  mostAttempts: 4,
  timeLimitMs: 30_000,
})
