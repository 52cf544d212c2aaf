import type postgres from 'postgres'

/** A column of a table, or an argument or column of the result of a function. */
export type Field = {
  name: string
  /** As PostgreSQL names it; of an array, its element. */
  type: string
  isArray: boolean
  /** Whether null can be in it. */
  nullable: boolean
  /** Whether it may be left out when a row is written or the function called. */
  optional: boolean
  /** Computed by the database: never written. */
  generated: boolean
}

export type Relationship = {
  name: string
  columns: string[]
  table: string
  referenced: string[]
  isOneToOne: boolean
}

export type Table = { name: string; fields: Field[]; relationships: Relationship[] }

export type Routine = {
  name: string
  parameters: Field[]
  returns: { type: string; isArray: boolean; isSet: boolean; columns: Field[] }
}

export type Catalog = { tables: Table[]; routines: Routine[] }

type ColumnRow = Field & { table_name: string }

async function readColumns(sql: postgres.Sql): Promise<ColumnRow[]> {
  return sql<ColumnRow[]>`
    select c.relname as table_name, a.attname as name,
      coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray",
      not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' or not a.attnotnull as optional,
      a.attgenerated <> '' or a.attidentity = 'a' as generated
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attname`
}

async function readRelationships(
  sql: postgres.Sql,
): Promise<(Relationship & { table_name: string })[]> {
  return sql<(Relationship & { table_name: string })[]>`
    select c.relname as table_name, k.conname as name, f.relname as table,
      (select array_agg(a.attname order by o.n) from unnest(k.conkey) with ordinality o(num, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.num) as columns,
      (select array_agg(a.attname order by o.n) from unnest(k.confkey) with ordinality o(num, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.num) as referenced,
      exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indisunique
        and i.indkey::smallint[] <@ k.conkey and i.indpred is null) as "isOneToOne"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class f on f.oid = k.confrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_namespace m on m.oid = f.relnamespace and m.nspname = 'public'
    where k.contype = 'f'
    order by c.relname, k.conname`
}

type RoutineRow = {
  name: string
  result: string
  result_is_array: boolean
  is_set: boolean
  strict: boolean
  defaults: number
  names: string[]
  modes: string[]
  types: string[]
  arrays: boolean[]
}

async function readRoutines(sql: postgres.Sql): Promise<RoutineRow[]> {
  return sql<RoutineRow[]>`
    select p.proname as name, coalesce(re.typname, r.typname) as result,
      re.oid is not null as result_is_array, p.proretset as is_set, p.proisstrict as strict,
      p.pronargdefaults as defaults, coalesce(p.proargnames, '{}') as names,
      coalesce(p.proargmodes::text[], array_fill('i'::text, array[p.pronargs::int])) as modes,
      (select coalesce(array_agg(coalesce(e.typname, t.typname)::text order by o.n), '{}')
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality o(type, n)
        join pg_type t on t.oid = o.type
        left join pg_type e on e.oid = t.typelem and t.typcategory = 'A') as types,
      (select coalesce(array_agg(e.oid is not null order by o.n), '{}')
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality o(type, n)
        join pg_type t on t.oid = o.type
        left join pg_type e on e.oid = t.typelem and t.typcategory = 'A') as arrays
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
    join pg_type r on r.oid = p.prorettype
    left join pg_type re on re.oid = r.typelem and r.typcategory = 'A'
    where p.prokind = 'f' and r.typname <> 'trigger'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, p.oid`
}

function toRoutine(row: RoutineRow): Routine {
  const all = row.names.map((name, index) => ({
    name,
    mode: row.modes[index] ?? 'i',
    type: row.types[index] ?? 'text',
    isArray: row.arrays[index] ?? false,
  }))
  const given = all.filter(({ mode }) => mode === 'i' || mode === 'b')
  const field = { nullable: !row.strict, optional: false, generated: false }
  return {
    name: row.name,
    parameters: given
      .map(({ name, type, isArray }, index) => ({
        ...field,
        name,
        type,
        isArray,
        optional: index >= given.length - row.defaults,
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    returns: {
      type: row.result,
      isArray: row.result_is_array,
      isSet: row.is_set,
      columns: all
        .filter(({ mode }) => mode === 't' || mode === 'o')
        .map(({ name, type, isArray }) => ({ ...field, nullable: true, name, type, isArray })),
    },
  }
}

/** What of a database its API shows: the tables and functions of the schema public. */
export async function readCatalog(sql: postgres.Sql): Promise<Catalog> {
  const [columns, relationships, routines] = await Promise.all([
    readColumns(sql),
    readRelationships(sql),
    readRoutines(sql),
  ])
  const names = [...new Set(columns.map(({ table_name }) => table_name))]
  return {
    tables: names.map((name) => ({
      name,
      fields: columns.filter(({ table_name }) => table_name === name),
      relationships: relationships.filter(({ table_name }) => table_name === name),
    })),
    routines: routines.map(toRoutine),
  }
}
