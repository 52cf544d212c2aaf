import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Reads a file and makes a document to be written of it. The file itself stays as it is. */
export const copyJob = defineJob({
  kind: 'documents.copy',
  payload: z.object({
    document: z.uuid(),
    name: z.string().max(120),
    folder: z.uuid().nullable(),
    category: z.string(),
    /** What the owner's plan allows. */
    most: z.number().int(),
    mostBytes: z.number().int(),
  }),
  mostAttempts: 2,
  timeLimitMs: 3 * 60_000,
})
