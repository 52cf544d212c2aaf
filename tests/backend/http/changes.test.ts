import { changePageSchema } from '@/lib/corpus/change-schema'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { insertDecision } from '@/tests/factories/legal-rows'

let service: LegalApp
beforeEach(async () => {
  service = await createLegalApp()
})
afterEach(() => service.drop())

async function get(path: string) {
  const response = await service.app.request(path)
  return { status: response.status, body: await response.json() }
}
const changes = async (query = '') => changePageSchema.parse((await get(`/changes${query}`)).body)

async function importOf(day: string) {
  const [row] = await service.sql<{ id: number }[]>`
    insert into legal.imports (source, started_at) values ('test', ${day}) returning id::int`
  const base = { import_id: row?.id ?? 0, changed_at: day }
  return (change: Record<string, string | number | null>) =>
    service.sql`insert into legal.changes ${service.sql({ ...base, ...change })}`
}

it('has none while nothing has changed since the corpus was first read', async () => {
  expect(await changes()).toEqual({ total: 0, page: 1, size: 20, law: null, changes: [] })
})

it('tells new decisions, articles with both texts and overruling candidates, the newest import first', async () => {
  const before = await importOf('2026-11-01T00:00:00Z')
  await before({ kind: 'decision', serial: 101 })
  const after = await importOf('2026-11-20T15:30:00Z')
  await after({ kind: 'decision', serial: 102 })
  const article = { kind: 'article', law_id: '001706' }
  await after({ ...article, article_no: '750', old_text: '고의', new_text: '고의 또는 과실' })
  await after({ ...article, article_no: '751', old_text: '없어질 글', new_text: null })
  await after({ kind: 'overruling', serial: 101, by_serial: 102 })

  const found = await changes()
  expect(found.total).toBe(5)
  expect(found.changes).toMatchObject([
    { kind: 'decision', changedAt: '2026-11-20T15:30:00Z', decision: { serial: 102 } },
    {
      kind: 'article',
      lawTitle: '민법',
      no: '750',
      title: '불법행위의 내용',
      isHeld: true,
      oldText: '고의',
      newText: '고의 또는 과실',
    },
    { kind: 'article', no: '751', title: null, isHeld: false, newText: null },
    { kind: 'overruling', decision: { serial: 101 }, by: { serial: 102 } },
    {
      kind: 'decision',
      changedAt: '2026-11-01T00:00:00Z',
      decision: {
        serial: 101,
        caseNumber: '2004다34929',
        caseName: '손해배상(기)',
        court: '대법원',
        judgmentDate: '2005-07-15',
      },
    },
  ])
})

it('lists the changes of one law alone, by its title, its id or what people call it', async () => {
  const tell = await importOf('2026-11-20T00:00:00Z')
  await tell({ kind: 'decision', serial: 101 })
  for (const law_id of ['001706', '001872']) {
    await tell({ kind: 'article', law_id, article_no: '23', old_text: null, new_text: '새 글' })
  }
  for (const law of ['001872', '근로기준법', '근기법']) {
    const found = await changes(`?law=${encodeURIComponent(law)}`)
    expect(found).toMatchObject({
      total: 1,
      law: { lawId: '001872', title: '근로기준법' },
      changes: [{ lawId: '001872', oldText: null }],
    })
  }
})

it('lists the changes since a day in Korea, of all or of one law', async () => {
  const before = await importOf('2026-11-19T14:59:59Z')
  await before({ kind: 'decision', serial: 101 })
  // Midnight in Seoul.
  const tell = await importOf('2026-11-19T15:00:00Z')
  await tell({ kind: 'decision', serial: 102 })
  await tell({
    ...{ kind: 'article', law_id: '001706', article_no: '750' },
    ...{ old_text: '고의', new_text: '고의 또는 과실' },
  })
  expect(await changes('?since=2026-11-20')).toMatchObject({
    total: 2,
    changes: [{ decision: { serial: 102 } }, { no: '750' }],
  })
  expect((await changes('?since=2026-11-19')).total).toBe(3)
  expect((await changes('?since=2026-11-20&law=001706')).total).toBe(1)
  expect((await changes('?since=2026-11-21')).total).toBe(0)
})

it('leaves out what the corpus no longer has', async () => {
  const tell = await importOf('2026-11-20T00:00:00Z')
  await tell({ kind: 'decision', serial: 77_777 })
  await tell({ kind: 'overruling', serial: 101, by_serial: 77_777 })
  await tell({
    ...{ kind: 'article', law_id: '777777', article_no: '1' },
    ...{ old_text: null, new_text: '글' },
  })
  expect(await changes()).toMatchObject({ total: 0, changes: [] })
})

it('gives twenty a page', async () => {
  const tell = await importOf('2026-11-20T00:00:00Z')
  for (let serial = 501; serial <= 523; serial += 1) {
    await insertDecision(service.sql, { serial })
    await tell({ kind: 'decision', serial })
  }
  const [first, second, third] = await Promise.all([
    changes(),
    changes('?page=2'),
    changes('?page=3'),
  ])
  expect([first, second, third].map((page) => [page.total, page.changes.length])).toEqual([
    [23, 20],
    [23, 3],
    [23, 0],
  ])
  expect(second.changes[0]).toMatchObject({ decision: { serial: 521 } })
})

it.each([
  ['?page=0', 400, 'validation'],
  ['?page=x', 400, 'validation'],
  ['?law=', 400, 'validation'],
  ['?since=yesterday', 400, 'validation'],
  ['?law=%00', 400, 'validation'],
  [`?law=${'가'.repeat(300)}`, 400, 'validation'],
  ['?law=없는법', 404, 'notFound'],
  ["?law='; drop table legal.changes;--", 404, 'notFound'],
])('refuses %s', async (query, status, code) => {
  const answer = await get(`/changes${query}`)
  expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code })
})
