import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'
import { mailCadences } from './constants'

/** Asked for by the database when an import is whole (`private.evaluate_watches`). */
export const evaluateJob = defineJob({
  kind: 'alerts.evaluate',
  payload: z.object({}),
  mostAttempts: 12,
  retryAfterMs: 30_000,
  timeLimitMs: 30 * 60_000,
})

/** Asked for by the database with the alerts that are to be mailed (`keep_alerts`). */
export const mailJob = defineJob({
  kind: 'alerts.mail',
  payload: z.object({ user: z.uuid(), cadence: z.enum(mailCadences) }),
  mostAttempts: 8,
  retryAfterMs: 60_000,
  timeLimitMs: 60_000,
})
