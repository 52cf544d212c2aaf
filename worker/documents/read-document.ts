import type postgres from 'postgres'
import { readJob } from '@/lib/documents/reading/read-job'
import {
  type UnlockAnswer,
  type UnlockRequest,
  unlockRequestSchema,
} from '@/lib/documents/reading/schema'
import { JobFailure } from '@/lib/jobs/definition'
import { type Handler, handles } from '@/worker/handler'
import type { Routes } from '@/worker/http'
import { readKept, writeReading } from './readings'

/** Reads a document of the library. What was read and the end of the job are written as one. */
export const readHandler: Handler = handles(
  readJob,
  async ({ document }, { owner, report, signal }) => {
    report({ step: 'reading' })
    const reading = owner
      ? await readKept(document, {
          report: ({ page, of, step }) => report({ step, done: page, total: of }),
          signal,
        })
      : null
    // It was deleted meanwhile: nothing is to be done.
    if (!reading || !owner) return undefined
    signal.throwIfAborted()
    // Not the file's fault: on a machine with more to give it may be read.
    if (reading.reason === 'tooMuchMemory') throw new JobFailure('tooMuchMemory')
    return (transaction) => writeReading(transaction, owner, document, reading)
  },
)

/** Reads a document with the password that its owner has just typed; the password is kept nowhere. */
async function unlock(
  sql: postgres.Sql,
  { owner, document, password }: UnlockRequest,
): Promise<UnlockAnswer | null> {
  // What needs no password is read by its job alone.
  const [kept] = await sql`select 1 from public.document_readings
    where document_id = ${document} and user_id = ${owner} and state = 'password'`
  const reading = kept ? await readKept(document, { password }) : null
  if (!reading) return null
  if (reading.state === 'password') return { outcome: 'wrongPassword' }
  await sql.begin((transaction) => writeReading(transaction, owner, document, reading))
  return { outcome: reading.state === 'refused' ? 'refused' : 'read' }
}

/** One after the other: each takes a thread and its memory, and jobs read files too. */
export function unlockRoutes(sql: postgres.Sql): Routes {
  let before: Promise<unknown> = Promise.resolve()
  return {
    '/documents/unlock': async (body) => {
      const asked = unlockRequestSchema.parse(body)
      const answer = before.then(() => unlock(sql, asked))
      before = answer.catch(() => {})
      return answer
    },
  }
}
