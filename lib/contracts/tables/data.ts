import 'server-only'
import { z } from 'zod'
import { readJobs } from '@/lib/jobs/data'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { mostTables } from './constants'
import { contractTableJob } from './jobs'
import {
  type ContractTable,
  contractTableSchema,
  listedTableSchema,
  type TableProgress,
} from './schema'

// Everything is read with the person's own session: the policies show nobody another's.

export type ListedTable = { id: string; title: string; createdAt: string; contracts: number }

/** The newest first. @throws AppError `unavailable` */
export async function readTables(db: Db): Promise<ListedTable[]> {
  const read = await db
    .from('contract_tables')
    .select('id, title, created_at, contract_table_rows(state)')
    .order('created_at', { ascending: false })
    .limit(mostTables)
  return z
    .array(listedTableSchema)
    .parse(unwrapResult(read))
    .map(({ id, title, created_at: createdAt, contract_table_rows: rows }) => ({
      id,
      title,
      createdAt,
      contracts: rows.length,
    }))
}

/** Null when there is none of that id among one's own. @throws AppError `unavailable` */
export async function readTable(db: Db, id: string): Promise<ContractTable | null> {
  const read = await db
    .from('contract_tables')
    .select(
      'id, title, playbook, created_at, contract_table_rows(id, no, title, review_id, state, reason, type, cells)',
    )
    .eq('id', id)
    .maybeSingle()
  return contractTableSchema.nullable().parse(unwrapResult(read))
}

/** The job that makes a table; null when none does. @throws AppError `unavailable` */
export async function findTableJob(db: Db, id: string): Promise<string | null> {
  const jobs = await readJobs(db, contractTableJob.kind, [id])
  return jobs.find(({ state }) => state === 'queued' || state === 'running')?.id ?? null
}

/** How far a table is. Null when there is none of that id among one's own. @throws AppError `unavailable` */
export async function readTableProgress(db: Db, id: string): Promise<TableProgress | null> {
  const [read, job] = await Promise.all([
    db.from('contract_tables').select('id, contract_table_rows(state)').eq('id', id).maybeSingle(),
    findTableJob(db, id),
  ])
  const found = z
    .object({ contract_table_rows: z.array(z.object({ state: z.string() })) })
    .nullable()
    .parse(unwrapResult(read))
  if (!found) return null
  const rows = found.contract_table_rows
  return {
    isRunning: job !== null,
    done: rows.filter(({ state }) => state !== 'waiting').length,
    total: rows.length,
  }
}
