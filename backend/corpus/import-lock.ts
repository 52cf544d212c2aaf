import type { Sql } from '@/backend/db'
import { SourceError } from './source-error'

const importLock = 0x626f7064

/** There is one import at a time, and it is another. */
export class ImportRunningError extends SourceError {
  constructor() {
    super('unreadable', 'another import is running on this data folder')
  }
}

/** Runs one import at a time on a database: two would undo each other's second stage. */
export async function withImportLock<T>(sql: Sql, run: () => Promise<T>): Promise<T> {
  const session = await sql.reserve()
  try {
    const [row] = await session<
      { held: boolean }[]
    >`select pg_try_advisory_lock(${importLock}) as held`
    if (!row?.held) throw new ImportRunningError()
    try {
      return await run()
    } finally {
      await session`select pg_advisory_unlock(${importLock})`.catch(() => {})
    }
  } finally {
    session.release()
  }
}

/** Whether an import runs now, of this process or any other: the lock ends with its holder, however that ends. */
export async function isImportRunning(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ runs: boolean }[]>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${importLock} and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as runs`
  return row?.runs ?? false
}
