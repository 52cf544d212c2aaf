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

/** Asked for with every document that was indexed, where vectors are made; an endpoint may be away for hours. */
export const embedDocumentJob = defineJob({
  kind: 'knowledge.embed',
  payload: z.object({ document: z.uuid() }),
  mostAttempts: 12,
  retryAfterMs: 15_000,
  timeLimitMs: 30 * 60_000,
  // Documents that cannot be found at all go first.
  priority: -1,
})

/** How much vectors count in a library (`collection` null) or in a collection. */
export const fitWeightJob = defineJob({
  kind: 'knowledge.fit',
  payload: z.object({ owner: z.uuid(), collection: z.uuid().nullable() }),
  retryAfterMs: 60_000,
  timeLimitMs: 15 * 60_000,
  priority: -2,
})
