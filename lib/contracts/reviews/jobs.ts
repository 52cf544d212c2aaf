import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

const payload = z.object({ review: z.uuid() })

/** Reads the file of a review into its text. Enqueued by the database (`add_contract_review`). */
export const readContractJob = defineJob({
  kind: 'contracts.read',
  payload,
  mostAttempts: 3,
  timeLimitMs: 3 * 60_000,
})

/** Reviews the text with the facts that were confirmed (`start_contract_review`). */
export const reviewContractJob = defineJob({
  kind: 'contracts.review',
  payload,
  mostAttempts: 3,
  timeLimitMs: 2 * 60_000,
})
