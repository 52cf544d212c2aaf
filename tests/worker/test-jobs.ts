import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { z } from 'zod'
import { defineJob } from '@/lib/jobs/definition'

/** Writes a line for itself; a job of the tests alone. */
export const countJob = defineJob({
  kind: 'tests.count',
  payload: z.object({ no: z.number().int() }),
  retryAfterMs: 1,
})

export async function addOwner(sql: postgres.Sql): Promise<string> {
  const id = randomUUID()
  await sql`insert into auth.users (id, email, aud, role)
    values (${id}, ${`${id}@example.test`}, 'authenticated', 'authenticated')`
  return id
}

type Given = {
  owner?: string | null
  no?: number
  subject?: string
  priority?: number
  most?: number
}

/** @returns the id of the job that waits now */
export async function enqueue(sql: postgres.Sql, given: Given = {}): Promise<string> {
  const { owner = null, no = 0, subject = null, priority = 0, most = 4 } = given
  const [row] =
    await sql`select enqueue_job('tests.count', ${owner}, ${subject}, ${sql.json({ no })},
    ${priority}, now(), ${most}) as id`
  return String(row?.id)
}

export async function stateOf(sql: postgres.Sql, id: string) {
  const [row] = await sql`select state, reason, attempts, progress from jobs where id = ${id}`
  return { ...row } as { state: string; reason: string | null; attempts: number; progress: object }
}
