import type postgres from 'postgres'

type Column = { schema: string; name: string; columns: string[] }

/** Every table but PostgreSQL's own, the outbox and Auth included. */
const tablesOf = (sql: postgres.Sql) => sql<Column[]>`
  select c.table_schema as schema, c.table_name as name, array_agg(c.column_name::text) as columns
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
  group by 1, 2 order by 1, 2`

/**
 * Where a text stands in a database, in any column of any row: `schema.table.column`. Bytes are looked
 * through as well. For proofs that something is kept nowhere; so look for something that is, too.
 */
export async function findInDatabase(sql: postgres.Sql, text: string): Promise<string[]> {
  const hex = Buffer.from(text).toString('hex')
  const found: string[] = []
  for (const { schema, name, columns } of await tablesOf(sql)) {
    const holds = columns.map(
      (column) => sql`coalesce(bool_or(
        position(${text} in ${sql(column)}::text) > 0 or position(${hex} in ${sql(column)}::text) > 0), false)`,
    )
    const [row] = await sql`
      select array[${holds.reduce((all, one) => sql`${all}, ${one}`)}] as hits from ${sql(schema)}.${sql(name)}`
    const hits: boolean[] = row?.hits ?? []
    hits.forEach((hit, at) => {
      if (hit) found.push(`${schema}.${name}.${columns[at]}`)
    })
  }
  return found
}
