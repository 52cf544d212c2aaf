import type { Sql } from '@/backend/db'

/** Runs statements of one reserved session whole or not at all (a reserved session has no `begin`). */
export async function inTransaction(session: Sql, run: () => Promise<void>): Promise<void> {
  await session`begin`
  try {
    await run()
    await session`commit`
  } catch (error) {
    await session`rollback`
    throw error
  }
}
