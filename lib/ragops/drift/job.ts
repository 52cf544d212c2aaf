import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Asked for by the database when an import is whole and has changed the law (`private.find_stale_sources`). */
export const staleJob = defineJob({
  kind: 'ragops.stale',
  payload: z.object({}),
  mostAttempts: 12,
  retryAfterMs: 30_000,
  timeLimitMs: 30 * 60_000,
})

/** To the owner of datasets with stale questions, or of an address that is told nothing more. */
export const ragopsMailJob = defineJob({
  kind: 'ragops.mail',
  payload: z.object({ about: z.enum(['stale', 'webhook']), id: z.uuid() }),
  mostAttempts: 8,
  retryAfterMs: 60_000,
  timeLimitMs: 60_000,
})
