import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Asked for by the database with every document that comes or changes (`follow_document`). */
export const readJob = defineJob({
  kind: 'documents.read',
  payload: z.object({ document: z.uuid() }),
  mostAttempts: 3,
  timeLimitMs: 15 * 60_000,
})
