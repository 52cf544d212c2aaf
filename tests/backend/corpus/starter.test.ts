import path from 'node:path'
import { silentProgress } from '@/backend/corpus/progress'
import type { Sql } from '@/backend/db'
import { loadStarter } from '@/backend/starter/load'
import { decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import {
  createImportStore,
  type ImportStore,
  memorySource,
  noQuestions,
  today,
} from '@/tests/factories/import-run'

let store: ImportStore
let sql: Sql

beforeEach(async () => {
  store = await createImportStore()
  sql = store.sql
})
afterEach(() => store.close())

const load = () =>
  loadStarter({
    sql,
    folder: path.resolve('backend/starter'),
    dataDir: store.dataDir,
    today,
    progress: silentProgress,
    questions: noQuestions,
  })

it('fills an empty store with summaries that lead to the official text', async () => {
  const loaded = await load()
  const [row] = await sql<{ decisions: number; articles: number; laws: number }[]>`
    select (select count(*)::int from legal.decisions) as decisions,
      (select count(*)::int from legal.articles) as articles,
      (select count(*)::int from legal.laws) as laws`
  expect(row).toEqual(loaded)
  const [odd] = await sql`
    select count(*)::int as count from legal.decisions
    where not is_summary or body <> '' or source_url is distinct from
      'https://www.law.go.kr/LSW/precInfoP.do?precSeq=' || serial`
  expect(odd?.count).toBe(0)
  const [unresolved] = await sql`
    select count(*)::int as count from legal.article_citations where law_id is null`
  expect(unresolved?.count).toBe(0)
  const [cited] = await sql`select count(*)::int as count from legal.articles where cited_by > 0`
  expect(cited?.count).toBeGreaterThan(0)
})

it('does nothing when the store holds something', async () => {
  await store.run(memorySource(new Map([['a.md', decisionFile({ serial: 1 })]])))
  expect(await load()).toBeNull()
  const [row] = await sql`select count(*)::int as count from legal.decisions`
  expect(row?.count).toBe(1)
})

it('gives way to the official texts, one by one', async () => {
  await load()
  const [decision] = await sql<{ serial: number; number: string }[]>`
    select serial, first_number as number from legal.decisions order by serial limit 1`
  const [law] = await sql<{ law_id: string; title: string; count: number }[]>`
    select law_id, title, (select count(*)::int from legal.laws) as count
    from legal.laws order by law_id limit 1`
  const { serial, number } = decision!
  const { law_id: lawId, title, count } = law!
  const official = new Map([
    ['d.md', decisionFile({ serial, number })],
    ['l.md', statuteFile({ lawId, title, promulgatedOn: '1999-01-01' })],
  ])
  const result = await store.run(memorySource(official))
  expect(result.counts).toMatchObject({ decisions: 1, laws: 1 })
  const [after] = await sql`select is_summary, body from legal.decisions where serial = ${serial}`
  expect(after?.is_summary).toBe(false)
  expect(after?.body).toContain('가상의 이유')
  const [lawAfter] = await sql`
    select is_summary, (select count(*)::int from legal.laws) as count
    from legal.laws where law_id = ${lawId}`
  expect(lawAfter).toEqual({ is_summary: false, count })
})
