/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { readCatalog } from '@/scripts/database-types/catalog'
import { writeTypes } from '@/scripts/database-types/write'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('the types of the database are those of the migrations: else run "npm run database:types"', async () => {
  const types = writeTypes(await readCatalog(database.sql))
  expect(readFileSync('lib/supabase/database-types.d.ts', 'utf8')).toBe(types)
})

it('a column that the database computes is never written, a default may be left out', async () => {
  await database.sql`create table public.sample (
    id integer generated always as identity,
    name text not null,
    note text,
    tags text[] not null default '{}',
    size integer generated always as (length(name)) stored
  )`
  await database.sql.unsafe(`create function public.sample_of(p_name text, p_day date default null)
    returns table (id integer, name text) language sql as 'select 1, p_name'`)
  const text = writeTypes(await readCatalog(database.sql)).replace(/[;\s]+/g, ' ')
  const about = (name: string) => text.split(` ${name}: `)[1]?.split(/ Update:| sample| save/)[0]
  expect(about('sample')).toBe(
    '{ Row: { id: number name: string note: string | null size: number | null tags: string[] } ' +
      'Insert: { name: string note?: string | null tags?: string[] }',
  )
  expect(about('sample_of')).toBe(
    '{ Args: { p_day?: string | null p_name: string | null } Returns: { id: number | null name: string | null }[] }',
  )
})
