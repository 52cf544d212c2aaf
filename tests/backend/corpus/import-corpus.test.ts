import { parseBatch } from '@/backend/corpus/parse-batch'
import { SourceError } from '@/backend/corpus/source-error'
import type { Sql } from '@/backend/db'
import { corpusFiles, decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import {
  createImportStore,
  type ImportStore,
  memorySource,
  today,
} from '@/tests/factories/import-run'

let store: ImportStore
let sql: Sql

beforeEach(async () => {
  store = await createImportStore()
  sql = store.sql
})
afterEach(() => store.close())

const decisions = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => decisionFile({ serial: first + at }))

const small = corpusFiles(decisions(12), [statuteFile({ lawId: '000001' })])

/** Everything an import writes, and when. */
async function storeState() {
  const [row] = await sql`
    select
      (select jsonb_agg(d order by serial) from legal.decisions d) as decisions,
      (select jsonb_agg(n order by number, serial) from legal.decision_numbers n) as numbers,
      (select jsonb_agg(l order by law_id) from legal.laws l) as laws,
      (select jsonb_agg(a order by law_id, no) from legal.articles a) as articles,
      (select jsonb_agg(c order by serial, position) from legal.article_citations c) as article_citations,
      (select jsonb_agg(c order by serial, position) from legal.decision_citations c) as decision_citations,
      (select jsonb_agg(h order by serial, position) from legal.case_history h) as history`
  return row
}

const serials = async () =>
  (await sql<{ serial: number }[]>`select serial from legal.decisions order by serial`).map(
    ({ serial }) => serial,
  )

it('writes decisions, their numbers and citations, laws and articles', async () => {
  const result = await store.run(memorySource(small))
  expect(result.counts).toMatchObject({ decisions: 12, laws: 1, bad: 0, unchanged: 0 })
  const [decision] = await sql`
    select case_number, court, court_level, judgment_date, outcome, body from legal.decisions where serial = 3`
  expect(decision).toMatchObject({
    case_number: '2020다3',
    court: '대법원',
    court_level: 'supreme',
    judgment_date: '2020-05-14',
    outcome: '상고기각',
  })
  expect(decision?.body).toContain('가상의 이유')
  const articles =
    await sql`select no from legal.articles where law_id = '000001' order by position`
  expect(articles.map(({ no }) => no)).toEqual(['1', '3', '3의2'])
  const [cited] = await sql`select law_id, article_no from legal.article_citations where serial = 3`
  expect(cited).toEqual({ law_id: '000001', article_no: '3' })
})

it('changes nothing when it is run again', async () => {
  await store.run(memorySource(small))
  const before = await storeState()
  const again = await store.run(memorySource(small))
  expect(again.counts).toMatchObject({ decisions: 0, laws: 0, unchanged: 13 })
  expect(again.finished).toBe(false)
  expect(await storeState()).toEqual(before)
})

it('writes again only what has changed', async () => {
  await store.run(memorySource(small))
  const changed = new Map(small)
  changed.set('precedent-kr/민사/대법원/4.md', decisionFile({ serial: 5, name: '대여금' }))
  const again = await store.run(memorySource(changed))
  expect(again.counts).toMatchObject({ decisions: 1, unchanged: 12 })
  expect(again.finished).toBe(true)
  const [row] = await sql`select case_name from legal.decisions where serial = 5`
  expect(row?.case_name).toBe('대여금')
})

it('survives what files can hold, and names the bad ones with a reason', async () => {
  const long = '가'.repeat(400_000)
  const content = new Map<string, string | Uint8Array>([
    ['good.md', decisionFile({ serial: 1 })],
    ['nul.md', decisionFile({ serial: 2, gist: '앞\0뒤' })],
    ['long-line.md', decisionFile({ serial: 3, body: long })],
    [
      'latin.md',
      Buffer.concat([Buffer.from(decisionFile({ serial: 4 })), Buffer.from([0xff, 0xc0])]),
    ],
    ['no-front.md', '# 제목만 있는 글\n'],
    ['broken-front.md', decisionFile({ serial: 6 }).replace('\n---\n', '\n')],
    ['no-number.md', decisionFile({ serial: 7, number: "'번호 없음'" })],
    ['empty.md', ''],
    ['marks.md', decisionFile({ serial: 8, gist: '역사선 \\N \\. 과\t탭\r\n그리고 "따옴표"' })],
  ])
  const result = await store.run(memorySource(content))
  expect(await serials()).toEqual([1, 2, 3, 8])
  expect(result.counts.bad).toBe(5)
  const named = result.notes.map((note) => note.split(':')[0])
  expect(named.sort()).toEqual(
    ['broken-front', 'empty', 'latin', 'no-front', 'no-number'].map((name) => `skipped ${name}.md`),
  )
  expect(result.notes.find((note) => note.includes('latin'))).toContain('not valid UTF-8')
  const texts = await sql`
    select serial, gist_text, length(body) as size from legal.decisions where serial in (2, 3, 8) order by serial`
  expect(texts[0]?.gist_text).toBe('앞뒤')
  expect(texts[1]?.size).toBe(400_000)
  expect(texts[2]?.gist_text).toContain('\\N \\. 과')
})

it('reports a file that the database refuses and keeps the rest of its batch', async () => {
  const refusing = {
    parse: async (files: Parameters<typeof parseBatch>[0]) => {
      const batch = parseBatch(files, today)
      if (!files.some(({ path }) => path.endsWith('/4.md'))) return batch
      const wrong = ['{2020다5}', '{"no serial"}', '{0}']
      return { ...batch, columns: { ...batch.columns, decision_numbers: wrong } }
    },
    close: async () => {},
  }
  const result = await store.run(memorySource(small), { parser: refusing })
  expect(await serials()).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12])
  expect(result.counts).toMatchObject({ decisions: 11, laws: 1, bad: 1 })
  expect(result.notes).toEqual([expect.stringMatching(/4\.md: refused by the database/)])
})

it('leaves out what is excluded and takes it out of the store', async () => {
  await store.run(memorySource(small))
  const again = await store.run(memorySource(small), { excluded: ['2', '11', '999'] })
  expect(again.counts).toMatchObject({ excluded: 2, removed: 2, unchanged: 11 })
  expect(again.finished).toBe(true)
  expect(await serials()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 12])
})

it('goes on where it was broken off and ends with the same store', async () => {
  const many = corpusFiles(decisions(1200), [statuteFile({ lawId: '000001' })])
  const crash = { after: 1100, error: new Error('power cut') }
  await expect(store.run(memorySource(many, crash))).rejects.toThrow('power cut')
  const kept = (await serials()).length
  expect(kept).toBeGreaterThan(499)
  expect(kept).toBeLessThan(1200)
  const again = await store.run(memorySource(many))
  expect(again.counts.decisions + again.counts.unchanged + again.counts.laws).toBe(1201)
  expect(again.finished).toBe(true)
  expect(await serials()).toHaveLength(1200)
})

it('runs the second stage of an import that ended before it', async () => {
  const crash = { after: 13, error: new Error('power cut') }
  const longer = new Map([...small, ['late.md', decisionFile({ serial: 99 })]])
  await expect(store.run(memorySource(longer, crash))).rejects.toThrow('power cut')
  const again = await store.run(memorySource(small))
  expect(again.counts).toMatchObject({ decisions: 0, unchanged: 13 })
  expect(again.finished).toBe(true)
})

it('keeps what came before the damage of a source, and says that it is not complete', async () => {
  const damage = { after: 8, error: new SourceError('damaged', 'the archive is damaged') }
  const result = await store.run(memorySource(small, damage))
  expect(result.failures.map(({ fault }) => fault)).toEqual(['damaged'])
  expect(await serials()).toHaveLength(7)
  const [row] = await sql`select law_id from legal.article_citations where serial = 1`
  expect(row?.law_id).toBe('000001')
})

it('keeps the newer edition of a statute whichever comes last', async () => {
  const edition = (promulgatedOn: string) =>
    new Map([['법률.md', statuteFile({ lawId: '000001', promulgatedOn })]])
  await store.run(memorySource(edition('2024-03-05')))
  const older = await store.run(memorySource(edition('2019-01-15')))
  expect(older.counts).toMatchObject({ laws: 0, superseded: 1 })
  await store.run(memorySource(edition('2025-06-10')))
  const [law] = await sql`select promulgated_on from legal.laws`
  expect(law?.promulgated_on).toBe('2025-06-10')
})

it('takes the first of two files of one decision, every time', async () => {
  const twice = new Map([
    ['a.md', decisionFile({ serial: 1, name: '첫째' })],
    ['b.md', decisionFile({ serial: 1, name: '둘째' })],
  ])
  await store.run(memorySource(twice))
  const again = await store.run(memorySource(twice))
  expect(again.counts).toMatchObject({ unchanged: 1, superseded: 1, decisions: 0 })
  const [row] = await sql`select case_name from legal.decisions`
  expect(row?.case_name).toBe('첫째')
})
