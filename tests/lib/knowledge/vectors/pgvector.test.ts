/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { toUnit } from '@/lib/knowledge/vectors/int8-vector'
import { PgvectorStore } from '@/lib/knowledge/vectors/pgvector-store'
import { startPgvectorDatabase } from '@/tests/stand-ins/pgvector-database'

// The statements of the store in a PostgreSQL that has pgvector, in this process; hosted Supabase is another.

const migration = readFileSync(
  'supabase/migrations/20261130000360_vectors_where_there_is_pgvector.sql',
  'utf8',
)
const tables = `create schema private; create schema auth;
  create role anon; create role authenticated;
  create table auth.users (id uuid primary key);
  create table public.documents (id uuid primary key, user_id uuid references auth.users (id) on delete cascade);`
const [model, other] = ['0'.repeat(16), '1'.repeat(16)]
const hash = (no: number) => String(no).padStart(32, '0')
const [anna, bert] = [randomUUID(), randomUUID()]
const [lease, loan] = [randomUUID(), randomUUID()]

const db = startPgvectorDatabase({ hasVector: true })
const store = new PgvectorStore(db.run)
beforeAll(async () => {
  await db.run(tables)
  await db.run(migration)
  await db.run('set search_path = public, extensions')
})
afterAll(() => db.stop())
beforeEach(async () => {
  await db.run('insert into auth.users values ($1), ($2)', [anna, bert])
  await db.run('insert into public.documents values ($1, $2), ($3, $4)', [lease, anna, loan, bert])
})
afterEach(() => db.run('delete from auth.users'))

const named = (document: string, version = '1', owner = anna) => ({ owner, document, version })
const of = (passage: number, ...values: number[]) => ({
  passage,
  hash: hash(passage),
  vector: Int8Array.from(values),
})
const rows = async () => (await db.run('select * from private.knowledge_vectors', [])).length
const query = toUnit([1, 0.2, 0])

it('finds the nearest of the documents that it is given, by their directions', async () => {
  await store.add(named(lease), model, [of(0, 0, 127, 0), of(1, 127, 0, 0), of(2, 10, 1, 0)])
  await store.add(named(loan, '1', bert), model, [of(0, 127, 25, 0)])
  const near = await store.nearest([named(lease)], model, query, 2)
  expect(near.map(({ document, passage }) => [document, passage])).toEqual([
    [lease, 2],
    [lease, 1],
  ])
  expect(near[1]?.similarity).toBeCloseTo(query[0] ?? 0, 5)
  expect(await store.nearest([], model, query, 2)).toEqual([])
  expect(await store.nearest([named(lease, '2')], model, query, 2)).toEqual([])
  expect(await store.nearest([named(lease)], other, query, 2)).toEqual([])
  expect(await store.counts([named(lease), named(loan)], model, 3)).toEqual(
    new Map([
      [lease, 3],
      [loan, 1],
    ]),
  )
})

it('knows the texts of one holder alone', async () => {
  await store.add(named(lease), model, [of(1, 1, -2, 127)])
  expect(await store.known(named(lease), model, new Set([hash(1), hash(2)]))).toEqual(
    new Map([[hash(1), Int8Array.from([1, -2, 127])]]),
  )
  expect(await store.known(named(loan, '1', bert), model, new Set([hash(1)]))).toEqual(new Map())
  expect(await store.known(named(lease), other, new Set([hash(1)]))).toEqual(new Map())
})

it('adds in the place of what was there; vectors of another length give way', async () => {
  await store.add(named(lease), model, [of(0, 1, 2, 3), of(1, 4, 5, 6)])
  await store.add(named(lease), model, [of(0, 127, 0, 0)])
  expect(await rows()).toBe(2)
  expect(await store.nearest([named(lease)], model, query, 1)).toMatchObject([{ passage: 0 }])
  await store.add(named(lease), model, [of(0, 1, 2)])
  expect(await rows()).toBe(1)
  expect(await store.nearest([named(lease)], model, query, 1)).toEqual([])
})

it('leaves nothing of other versions and models, of what is removed, and of what goes', async () => {
  await store.add(named(lease, '1'), model, [of(0, 1, 2, 3)])
  await store.add(named(lease, '2'), model, [of(0, 1, 2, 3)])
  await store.add(named(lease, '2'), other, [of(0, 1, 2, 3)])
  await store.removeOthers(named(lease, '2'), model)
  expect(await rows()).toBe(1)
  await store.remove(bert, lease)
  expect(await rows()).toBe(1)
  await store.remove(anna, lease)
  expect(await rows()).toBe(0)
  await store.add(named(lease), model, [of(0, 1, 2, 3)])
  await db.run('delete from public.documents where id = $1', [lease])
  expect(await rows()).toBe(0)
  await store.add(named(lease), model, [of(0, 1, 2, 3)])
  await store.add(named(loan, '1', anna), model, [of(0, 1, 2, 3)])
  expect(await rows()).toBe(0)
})

it('shows nobody of the site anything', async () => {
  for (const role of ['anon', 'authenticated']) {
    await db.run(`grant usage on schema private to ${role}; set role ${role}`)
    await expect(db.run('select * from private.knowledge_vectors')).rejects.toThrow('permission')
    await db.run('reset role')
  }
})

it('makes no table where the database has no pgvector', async () => {
  const plain = startPgvectorDatabase({ hasVector: false })
  await plain.run(tables)
  await plain.run(migration)
  const found = await plain.run("select to_regclass('private.knowledge_vectors') as name", [])
  expect(found).toEqual([{ name: null }])
  await plain.stop()
})
