import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Asked for by the database with every invitation, and whenever one is sent anew (`mail_invitation`). */
export const inviteJob = defineJob({
  kind: 'organizations.invite',
  payload: z.object({ invitation: z.uuid() }),
  mostAttempts: 8,
  retryAfterMs: 30_000,
  timeLimitMs: 60_000,
})
