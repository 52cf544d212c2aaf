import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { env } from '@/lib/env'

/** Made by the launcher before jest starts: migrated, empty, nobody connected to it. */
const TEMPLATE = 'beopdap_template'

export type TestDatabase = { url: string; sql: postgres.Sql; drop: () => Promise<void> }

/**
 * A migrated, empty database of the suite's own, in a fifth of a second of the processor. Call `drop` when done; tests
 * of one suite share it where `forgetPeople` is enough between them.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = env().DATABASE_URL
  if (!server) throw new Error('These tests need a database: run them with "npm test -- unit".')
  const name = `test_${randomBytes(6).toString('hex')}`
  const quiet = { max: 1, onnotice: () => {} }
  const admin = postgres(server, quiet)
  // Copying files takes a fourth of the work of writing each page of them to the log.
  await admin.unsafe(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const sql = postgres(url.href, { max: 4, onnotice: () => {} })
  return {
    url: url.href,
    sql,
    drop: async () => {
      await sql.end()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Removes every account, with all that is its own, and every job: between tests that share a database. */
export async function forgetPeople({ sql }: TestDatabase): Promise<void> {
  await sql`delete from auth.users`
  // After them, because what goes with an account may ask for a job.
  await sql`delete from jobs`
}
