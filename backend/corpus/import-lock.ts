import type { Sql } from '@/backend/db'
import { SourceError } from './source-error'

const importLock = 0x626f7064

/** Runs one import at a time on a database: two would undo each other's second stage. */
export async function withImportLock<T>(sql: Sql, run: () => Promise<T>): Promise<T> {
  const session = await sql.reserve()
  try {
    const [row] = await session<
      { held: boolean }[]
    >`select pg_try_advisory_lock(${importLock}) as held`
    if (!row?.held)
      throw new SourceError('unreadable', 'another import is running on this data folder')
    try {
      return await run()
    } finally {
      await session`select pg_advisory_unlock(${importLock})`.catch(() => {})
    }
  } finally {
    session.release()
  }
}
