import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Reviews the contracts of a table one after the other. Enqueued by the database (`add_contract_table`). */
export const contractTableJob = defineJob({
  kind: 'contracts.table',
  payload: z.object({ table: z.uuid() }),
  mostAttempts: 3,
  timeLimitMs: 30 * 60_000,
})
