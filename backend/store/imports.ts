import { isImportRunning } from '@/backend/corpus/import-lock'
import type { Sql } from '@/backend/db'
import type { ImportState } from '@/lib/corpus/administration-schema'

type Row = Omit<ImportState, 'outcome' | 'counts'> & {
  outcome: ImportState['outcome'] | null
  counts: Partial<ImportState['counts']>
}

/** An address may hold a name and a password. */
const withoutSecrets = (source: string) => source.replace(/\/\/[^/@\s]*@/g, '//')

/** The newest imports, newest first; whether the first one runs is asked of the lock, not of its row. */
export async function newestImports(sql: Sql, limit: number): Promise<ImportState[]> {
  // The lock first: an import that ends in between then shows in its row.
  const runs = await isImportRunning(sql)
  const rows = await sql<Row[]>`
    select id::int, source, stage, progress, counts, failures, outcome,
      bad_files as "badFiles", cancel_asked_at is not null as "cancelAsked",
      to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startedAt",
      to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "endedAt"
    from legal.imports order by id desc limit ${limit}`
  return rows.map(({ counts, source, failures, ...row }, place) => ({
    ...row,
    source: withoutSecrets(source),
    failures: failures.map(({ fault, message }) => ({ fault, message: withoutSecrets(message) })),
    outcome: row.outcome ?? (runs && place === 0 ? 'running' : 'interrupted'),
    counts: {
      decisions: counts.decisions ?? 0,
      laws: counts.laws ?? 0,
      unchanged: counts.unchanged ?? 0,
      bad: counts.bad ?? row.badFiles.length,
    },
  }))
}

/** Asks the running import to stop, in any process. @returns its number, or null when none runs. */
export async function askToStop(sql: Sql): Promise<number | null> {
  if (!(await isImportRunning(sql))) return null
  const [row] = await sql<{ id: number }[]>`
    update legal.imports set cancel_asked_at = coalesce(cancel_asked_at, now())
    where id = (select max(id) from legal.imports) and outcome is null returning id::int`
  return row?.id ?? null
}

/** For an import that was killed because it did not stop when asked. */
export async function markCancelled(sql: Sql, id: number): Promise<void> {
  await sql`
    update legal.imports set outcome = 'cancelled', ended_at = now()
    where id = ${id} and outcome is null`
}
