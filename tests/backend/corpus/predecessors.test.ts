import type { Sql } from '@/backend/db'
import { decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import { createImportStore, type ImportStore, memorySource } from '@/tests/factories/import-run'

let store: ImportStore
let sql: Sql

beforeEach(async () => {
  store = await createImportStore()
  sql = store.sql
})
afterEach(() => store.close())

/** A law that was written anew on 11 April 2007, and decisions that cite its third article. */
async function load(decisions: Parameters<typeof decisionFile>[0][]): Promise<void> {
  const addenda = '부칙 <제8372호,2007.4.11>\n\n제1조 (시행일) 이 법은 공포한 날부터 시행한다.'
  await store.run(
    memorySource(
      new Map([
        ['law.md', statuteFile({ lawId: '000001', addenda })],
        ...decisions.map((file) => [`${file.serial}.md`, decisionFile(file)] as const),
      ]),
    ),
    { excluded: [] },
  )
}

const predecessors = async () =>
  (
    await sql<{ serial: number }[]>`
      select serial from legal.article_citations where predecessor order by serial`
  ).map(({ serial }) => serial)

const citedBy = async () =>
  (await sql`select cited_by from legal.articles where no = '3'`)[0]?.cited_by

it('are what decisions from before the law was written anew cite', async () => {
  await load([
    { serial: 1, number: '2005다1', date: '2006-05-01', articles: '가상물품법 제3조' },
    { serial: 2, number: '2009다2', date: '2010-05-01', articles: '가상물품법 제3조' },
  ])
  expect(await predecessors()).toEqual([1])
  expect(await citedBy()).toBe(1)
})

it('are what later decisions cite of the text that was in force until then', async () => {
  const before = '구 가상물품법(2007. 4. 11. 법률 제8372호로 전부 개정되기 전의 것) 제3조'
  const later = '구 가상물품법(2012. 2. 1. 법률 제11270호로 개정되기 전의 것) 제3조'
  await load([
    { serial: 1, number: '2009다1', date: '2010-05-01', articles: before },
    { serial: 2, number: '2013다2', date: '2014-05-01', articles: later },
  ])
  expect(await predecessors()).toEqual([1])
})

it('are never guessed of an undated decision whose number is not well before', async () => {
  await load([
    { serial: 1, number: '2005구합1', date: '', articles: '가상물품법 제3조' },
    { serial: 2, number: '1995구2', date: '', articles: '가상물품법 제3조' },
  ])
  expect(await predecessors()).toEqual([2])
})
