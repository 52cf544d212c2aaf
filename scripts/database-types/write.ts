import { spawnSync } from 'node:child_process'
import type { Catalog, Field, Relationship, Routine, Table } from './catalog'

const scalars: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  record: 'Record<string, unknown>',
}

const head = `// Made by "npm run database:types" from the migrated database; a test holds it equal. Do not edit.

export type Json = string | number | boolean | null | { readonly [key: string]: Json | undefined } | readonly Json[]
`

function typeOf({ type, isArray }: Pick<Field, 'type' | 'isArray'>): string {
  const element = scalars[type] ?? 'string'
  return isArray ? `${element}[]` : element
}

const orNull = (field: Field) => `${typeOf(field)}${field.nullable ? ' | null' : ''}`

const quoted = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

function relationshipText({ name, columns, isOneToOne, table, referenced }: Relationship): string {
  return `{ foreignKeyName: '${name}', columns: ${quoted(columns)}, isOneToOne: ${isOneToOne},
    referencedRelation: '${table}', referencedColumns: ${quoted(referenced)} }`
}

function tableText({ name, fields, relationships }: Table): string {
  const written = fields.filter(({ generated }) => !generated)
  const line = (field: Field, mark: string) => `${field.name}${mark}: ${orNull(field)}`
  return `${name}: {
    Row: { ${fields.map((field) => line(field, '')).join('; ')} }
    Insert: { ${written.map((field) => line(field, field.optional ? '?' : '')).join('; ')} }
    Update: { ${written.map((field) => line(field, '?')).join('; ')} }
    Relationships: [${relationships.map(relationshipText).join(', ')}]
  }`
}

function returnsText({ returns }: Routine, tables: readonly Table[]): string {
  const table = tables.find(({ name }) => name === returns.type)
  const columns = table?.fields ?? returns.columns
  const one =
    columns.length === 0
      ? typeOf(returns)
      : `{ ${columns.map((column) => `${column.name}: ${orNull(column)}`).join('; ')} }`
  return returns.isSet ? `(${one})[]` : one
}

function routineText(routine: Routine, tables: readonly Table[]): string {
  const parameters = routine.parameters.map(
    (field) => `${field.name}${field.optional ? '?' : ''}: ${orNull(field)}`,
  )
  const given =
    parameters.length === 0 ? 'Record<PropertyKey, never>' : `{ ${parameters.join('; ')} }`
  return `${routine.name}: { Args: ${given}; Returns: ${returnsText(routine, tables)} }`
}

function format(source: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=types.ts']
  const done = spawnSync(process.execPath, biome, { input: source, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`biome format: ${done.stderr}`)
  return done.stdout
}

/** The catalog as the type that supabase-js takes, in the form of the rest of the code. */
export function writeTypes({ tables, routines }: Catalog): string {
  return format(`${head}
export type Database = {
  public: {
    Tables: { ${tables.map(tableText).join('\n')} }
    Views: Record<never, never>
    Functions: { ${routines.map((routine) => routineText(routine, tables)).join('\n')} }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
`)
}
