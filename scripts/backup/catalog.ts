import type postgres from 'postgres'
import { credentials, furtherTables, leftOut, type Manifest, schemas } from './manifest'

type Sql = postgres.Sql | postgres.TransactionSql

export type Column = { name: string; type: string }
export type Table = { table: string; columns: Column[] }

/** A name of the catalog as it stands in a statement. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')

/** The tables that a backup holds, with the columns that can be written. */
export async function tablesOf(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select n.nspname || '.' || c.relname as table,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and (
      n.nspname || '.' || c.relname in ${sql(furtherTables)}
      or n.nspname in ${sql(schemas)} and n.nspname || '.' || c.relname not in ${sql([...leftOut, ...credentials])})
    order by 1`
}

/** Those tables that let somebody in, as far as this database has them. */
export async function credentialTablesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${[...credentials]}::text[]) as name where to_regclass(name) is not null`
  return rows.map(({ name }) => name)
}

/** Where the counters of those tables stand. */
export async function sequencesOf(sql: Sql, tables: Table[]): Promise<Manifest['sequences']> {
  const known = await sql<{ sequence: string }[]>`
    select distinct n.nspname || '.' || s.relname as sequence
    from pg_class s join pg_namespace n on n.oid = s.relnamespace
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    where s.relkind = 'S' and d.refobjid::regclass in (
      select unnest(${tables.map(({ table }) => quoted(table))}::regclass[]))
    order by 1`
  const states: Manifest['sequences'] = []
  for (const { sequence } of known) {
    const [state] = await sql.unsafe<{ value: string; called: boolean }[]>(
      `select last_value::text as value, is_called as called from ${quoted(sequence)}`,
    )
    if (state) states.push({ sequence, ...state })
  }
  return states
}

/** The migrations applied to a database, oldest first. */
export async function migrationsOf(sql: Sql): Promise<string[]> {
  const [known] = await sql<{ name: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as name`
  if (!known?.name) return []
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`
  return rows.map(({ version }) => version)
}
