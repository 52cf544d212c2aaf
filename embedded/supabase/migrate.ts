import path from 'node:path'
import postgres from 'postgres'
import { runningPostgres } from '@/embedded/postgres/cluster.mjs'
import { applyMigrations } from './migrations'

/** `migrate.ts DATA_DIR | URL`: migrates the database that runs on a data folder, or any other. */
async function main(target: string): Promise<void> {
  const url = /^postgres(ql)?:/.test(target) ? target : runningPostgres(target)
  if (!url) throw new Error(`no PostgreSQL runs on ${target}`)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const report = await applyMigrations(sql, path.resolve('supabase/migrations'))
    for (const file of report.changed) {
      process.stderr.write(
        `  ${file} was changed after it was applied; the database keeps the old form. Remove the data folder to start afresh.\n`,
      )
    }
  } finally {
    await sql.end()
  }
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
