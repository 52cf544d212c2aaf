import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Asked for by the database with every document that comes or changes (`follow_document`). */
export const indexDocumentJob = defineJob({
  kind: 'knowledge.index',
  payload: z.object({ document: z.uuid() }),
  timeLimitMs: 5 * 60_000,
})

/** The same with every document that goes. */
export const removeDocumentJob = defineJob({
  kind: 'knowledge.remove',
  payload: z.object({ owner: z.uuid(), document: z.uuid() }),
  priority: 5,
  mostAttempts: 20,
})
