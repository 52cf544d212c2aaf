import { corpusFiles, decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import { createImportStore, type ImportStore, memorySource } from '@/tests/factories/import-run'

let store: ImportStore

beforeEach(async () => {
  store = await createImportStore()
})
afterEach(() => store.close())

const old = decisionFile({ serial: 1, number: '2010다1', date: '2010-05-14' })
const law = (articles: Record<string, string>) =>
  statuteFile({ lawId: '000001', title: '가상물품법', articles })
const before = law({ 제1조: '물품을 다룬다.', 제3조: '제때 건넨다.', 제4조: '사라질 조문.' })
const after = law({ 제1조: '물품을 다룬다.', 제3조: '사흘 안에 건넨다.', 제5조: '새 조문.' })

const overruling = decisionFile({
  serial: 2,
  number: '2020다2',
  date: '2020-05-14',
  body: '【이    유】\n  이와 달리 판단한 대법원 2010. 5. 14. 선고 2010다1 판결을 비롯하여 같은 취지의 판결들은 이 판결의 견해에 배치되는 범위 내에서 이를 변경하기로 한다.',
})

const changes = () => store.sql`
  select kind, serial, by_serial as by, law_id as law, article_no as no, old_text as old, new_text as new
  from legal.changes order by kind, serial, article_no`

const article = (no: string, old: string | null, text: string | null) => ({
  ...{ kind: 'article', serial: null, by: null, law: '000001', no },
  old: old === null ? null : expect.stringContaining(old),
  new: text === null ? null : expect.stringContaining(text),
})
const none = { law: null, no: null, old: null, new: null }

it('records nothing of the import that fills the store', async () => {
  await store.run(memorySource(corpusFiles([old, overruling], [before])))
  expect([...(await changes())]).toEqual([])
})

it('records new decisions, changed articles with both texts, and overruling candidates, once', async () => {
  await store.run(memorySource(corpusFiles([old], [before])))
  const refreshed = corpusFiles([old, overruling], [after])
  await store.run(memorySource(refreshed))
  const expected = [
    article('3', '제때 건넨다.', '사흘 안에 건넨다.'),
    article('4', '사라질 조문.', null),
    article('5', null, '새 조문.'),
    { kind: 'decision', serial: 2, by: null, ...none },
    { kind: 'overruling', serial: 1, by: 2, ...none },
  ]
  expect([...(await changes())]).toEqual(expected)
  await store.run(memorySource(refreshed))
  expect([...(await changes())]).toEqual(expected)
})

it('takes no decision that is written anew for a new one', async () => {
  await store.run(memorySource(corpusFiles([old])))
  const renamed = decisionFile({ serial: 1, number: '2010다1', date: '2010-05-14', name: '대여금' })
  const { counts } = await store.run(memorySource(corpusFiles([renamed])))
  expect(counts.decisions).toBe(1)
  expect([...(await changes())]).toEqual([])
})

it('records what a broken-off refresh wrote, and its overruling once the graph is built', async () => {
  await store.run(memorySource(corpusFiles([old], [before])))
  const refreshed = corpusFiles([old, overruling, decisionFile({ serial: 3 })], [after])
  const broken = memorySource(refreshed, { after: 3, error: new Error('power cut') })
  await expect(store.run(broken)).rejects.toThrow('power cut')
  const written = ['article', 'article', 'article', 'decision']
  const kinds = async () => (await changes()).map(({ kind }) => kind)
  expect(await kinds()).toEqual(written)
  await store.run(memorySource(refreshed))
  expect(await kinds()).toEqual([...written, 'decision', 'overruling'])
})

it('still fills the store while no import has read the whole of the source', async () => {
  const broken = memorySource(corpusFiles([old, overruling], [before]), {
    after: 2,
    error: new Error('power cut'),
  })
  await expect(store.run(broken)).rejects.toThrow('power cut')
  await store.run(memorySource(corpusFiles([old, overruling], [before])))
  expect([...(await changes())]).toEqual([])
})

it('is out of reach for everybody of the REST layer', async () => {
  const rows = await store.sql`
    select rolname from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
      and has_schema_privilege(oid, 'legal', 'usage')
      and has_table_privilege(oid, 'legal.changes', 'select')`
  expect([...rows]).toEqual([])
})
