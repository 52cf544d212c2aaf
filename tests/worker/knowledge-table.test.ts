/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { setLogLevel } from '@/lib/log'
import { createTestDatabase, forgetPeople, type TestDatabase } from '@/tests/database'
import { type KnowledgeSite, paragraph, startKnowledge } from '@/tests/factories/knowledge-site'
import { addOwner } from './test-jobs'

// Which documents a search or a table looks at.

let database: TestDatabase
let knowledge: KnowledgeSite
let [anna, bert] = ['', '']

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  setLogLevel('off')
  knowledge = await startKnowledge(database.sql)
  ;[anna, bert] = [await addOwner(database.sql), await addOwner(database.sql)]
})
afterEach(async () => {
  await knowledge.stop()
  await forgetPeople(database)
})

const addDocument = (owner: string, text: string) =>
  knowledge.addDocument(owner, '계약서.txt', [paragraph(text)])
const ask = (route: string, body: object) => knowledge.ask(route, body)

describe('filters', () => {
  const withFilter = async (owner: string, filter: object) => {
    const { body } = await ask('search', { owner, query: '보증금', limit: 10, ...filter })
    return (body.hits as { document: string }[]).map(({ document }) => document)
  }
  const folderOf = async (owner: string, parent: string | null = null) => {
    const [row] = await database.sql`insert into document_folders (user_id, parent_id, name)
      values (${owner}, ${parent}, ${randomUUID().slice(0, 30)}) returning id`
    return String(row?.id)
  }

  it('let through what they name', async () => {
    const { sql } = database
    const [old, pdf] = [
      await addDocument(anna, '보증금 하나'),
      await addDocument(anna, '보증금 둘'),
    ]
    await sql`update documents set created_at = '2024-01-31T16:00:00Z', tags = '{급함}' where id = ${old}`
    await sql`update documents set mime = 'application/pdf' where id = ${pdf}`
    await sql`insert into document_facts (document_id, no, user_id, kind, value, quote, passage)
      values (${pdf}, 0, ${anna}, 'party', '홍길동', '', 0)`
    expect(await withFilter(anna, { type: 'pdf' })).toEqual([pdf])
    expect(await withFilter(anna, { tag: '급함' })).toEqual([old])
    expect(await withFilter(anna, { party: '길동' })).toEqual([pdf])
    // A day of Korea, which begins nine hours before.
    expect(await withFilter(anna, { since: '2024-02-01', until: '2024-02-01' })).toEqual([old])
    expect(await withFilter(anna, { until: '2024-01-31' })).toEqual([])
  })

  it('a folder has what lies in the folders within it, and somebody else’s has nothing', async () => {
    const [outer, others] = [await folderOf(anna), await folderOf(bert)]
    const inner = await folderOf(anna, outer)
    const own = await addDocument(anna, '보증금')
    await addDocument(anna, '보증금 밖')
    await database.sql`update documents set folder_id = ${inner} where id = ${own}`
    expect(await withFilter(anna, { folder: outer })).toEqual([own])
    expect(await withFilter(anna, { folder: others })).toEqual([])
    expect(await withFilter(bert, { folder: outer })).toEqual([])
  })
})

describe('a table of questions', () => {
  const questions = ['보증금은 얼마인가요?', '해고 예고 기간은?']
  it('has every document of one’s own, each cell with its passage or none', async () => {
    const lease = await addDocument(anna, '보증금은 오천만원이다.')
    const work = await addDocument(anna, '해고는 30일 전에 예고한다.')
    await addDocument(bert, '보증금은 칠천만원이다.')
    const { body } = await ask('table', { owner: anna, questions })
    const rows = new Map(
      (body.rows as { document: string; cells: ({ text: string } | null)[] }[]).map((row) => [
        row.document,
        row.cells.map((cell) => cell?.text ?? null),
      ]),
    )
    expect(rows.get(lease)).toEqual(['보증금은 오천만원이다.', null])
    expect(rows.get(work)).toEqual([null, '해고는 30일 전에 예고한다.'])
    expect(rows.size).toBe(2)
  })

  it('gives way to other requests between two documents', async () => {
    for (const sum of ['천만원', '이천만원', '삼천만원'])
      await addDocument(anna, `보증금은 ${sum}이다.`)
    const { store } = knowledge
    const read = store.read.bind(store)
    let [reads, readsBefore] = [0, 0]
    jest.spyOn(store, 'read').mockImplementation((name) => {
      reads += 1
      // Somebody else's request, which came with the first document.
      if (reads === 1)
        setImmediate(() => {
          readsBefore = reads
        })
      return read(name)
    })
    const { body } = await ask('table', { owner: anna, questions })
    expect(body.rows).toHaveLength(3)
    expect(readsBefore).toBeGreaterThan(0)
    expect(readsBefore).toBeLessThanOrEqual(reads / 3)
  })

  it('asks a collection alone, and refuses no questions, or too many', async () => {
    const own = await addDocument(anna, '보증금은 오천만원이다.')
    await addDocument(anna, '보증금은 육천만원이다.')
    const [row] = await database.sql`insert into collections (user_id, name)
      values (${anna}, '사건') returning id`
    await database.sql`insert into collection_documents (collection_id, document_id, user_id)
      values (${row?.id}, ${own}, ${anna})`
    const collection = row?.id
    const { body } = await ask('table', { owner: anna, questions, collection })
    expect(body.rows).toHaveLength(1)
    expect((await ask('table', { owner: bert, questions, collection })).body.rows).toEqual([])
    expect((await ask('table', { owner: anna, questions: [] })).status).toBe(400)
    expect((await ask('table', { owner: anna, questions: Array(11).fill('?') })).status).toBe(400)
  })
})
