import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type postgres from 'postgres'
import { firstGrantsSql, systemSchemaSql } from './bootstrap'
import { OUTBOX_SQL } from './outbox'

/** The table in which the Supabase command line keeps what it has applied, word for word. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text,
  created_by text,
  idempotency_key text,
  rollback text[]
);`

/** Any number; the same in every process that migrates. */
const MIGRATION_LOCK = 0x62656f70

export type MigrationReport = { applied: string[]; changed: string[] }

type Migration = { version: string; name: string; file: string; text: string }

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d+_.+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...rest] = file.replace(/\.sql$/, '').split('_')
      return {
        version,
        name: rest.join('_'),
        file,
        text: await readFile(path.join(folder, file), 'utf8'),
      }
    }),
  )
}

/**
 * Brings a database from nothing, or from where it stands, to the state the migrations describe.
 * Each migration is applied whole or not at all. `changed` names files edited after they were
 * applied: like hosted Supabase, they are not applied again.
 * @throws the database's error, its message preceded by the file's name.
 */
export async function applyMigrations(sql: postgres.Sql, folder: string): Promise<MigrationReport> {
  const migrations = await readMigrations(folder)
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    const [history] = await tx<{ known: string | null }[]>`
      select to_regclass('supabase_migrations.schema_migrations')::text as known`
    await tx.unsafe(systemSchemaSql())
    if (!history?.known) await tx.unsafe(firstGrantsSql())
    await tx.unsafe(OUTBOX_SQL)
    await tx.unsafe(HISTORY_SQL)
    const rows = await tx<{ version: string; statements: string[] | null }[]>`
      select version, statements from supabase_migrations.schema_migrations`
    const known = new Map(rows.map((row) => [row.version, row.statements?.join('\n')]))
    const report: MigrationReport = { applied: [], changed: [] }
    for (const { version, name, file, text } of migrations) {
      if (known.has(version)) {
        if (known.get(version) !== text) report.changed.push(file)
        continue
      }
      await tx
        .savepoint((step) => step.unsafe(text))
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          throw new Error(`${file}: ${reason}`, { cause: error })
        })
      await tx`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`
      report.applied.push(file)
    }
    return report
  })
}
