import { changeSchema } from '@/lib/corpus/change-schema'
import {
  changedDocumentsSchema,
  matchesSchema,
  watchedSearchSchema,
} from '@/lib/corpus/changes/schema'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import {
  insertArticleCitation,
  insertDecision,
  insertDecisionCitation,
} from '@/tests/factories/legal-rows'

let service: LegalApp
beforeEach(async () => {
  service = await createLegalApp()
})
afterEach(() => service.drop())

const after = async (change = 0) => {
  const response = await service.app.request(`/changes/after?after=${change}`)
  return changedDocumentsSchema.parse(await response.json())
}
const post = (path: string, body: object) =>
  service.app.request(path, { method: 'POST', body: JSON.stringify(body) })

async function startImport() {
  const [row] = await service.sql<{ id: number }[]>`
    insert into legal.imports (source) values ('test') returning id::int`
  const id = row?.id ?? 0
  return {
    tell: async (change: Record<string, string | number | null>) => {
      const [told] = await service.sql<{ id: number }[]>`
        insert into legal.changes ${service.sql({ import_id: id, ...change })} returning id::int`
      return told?.id ?? 0
    },
    end: () => service.sql`update legal.imports set finished_at = now() where id = ${id}`,
  }
}

const issue = '임차인이 대항력을 갖춘 뒤 임대인 지위를 승계한 양수인의 보증금 반환의무'
const insertNew = async () => {
  await insertDecision(service.sql, {
    serial: 900,
    case_number: '2025다900',
    case_name: '보증금반환',
    judgment_date: '2025-11-06',
    issues: [
      { no: 1, issue, gist: '양수인은 보증금을 돌려줄 의무를 진다.', articles: [], cases: [] },
      { no: 2, issue: '손해배상의 범위', gist: '', articles: [], cases: [] },
    ],
    body: '【주문】 상고를 기각한다.\n【이유】 관리비 정산에 관한 주장은 받아들일 수 없다.',
  })
  await insertArticleCitation(service.sql, {
    ...{ serial: 900, position: 1, law_name: '민법', law_id: '001706', article_no: '750' },
    issue_no: 2,
  })
  await insertDecisionCitation(service.sql, {
    ...{ serial: 900, position: 1, number: '2004다34929', target: 101 },
    issue_no: 1,
  })
}

it('tells what whole imports changed, with what each change touches', async () => {
  await insertNew()
  const { tell, end } = await startImport()
  const decision = await tell({ kind: 'decision', serial: 900 })
  const article = await tell({
    ...{ kind: 'article', law_id: '001706', article_no: '750' },
    ...{ old_text: '고의', new_text: '고의 또는 과실' },
  })
  const overruling = await tell({ kind: 'overruling', serial: 101, by_serial: 900 })
  await tell({ kind: 'decision', serial: 77_777 })
  expect(await after()).toEqual({ last: null, documents: [] })
  await end()

  const found = await after()
  expect(found.last).toBe(overruling + 1)
  expect(found.documents).toMatchObject([
    {
      id: decision,
      kind: 'decision',
      page: { caseNumber: '2025다900', serial: 900 },
      title: '대법원 2025. 11. 6. 선고 2025다900 판결',
      touches: [
        { kind: 'article', reference: '001706#750', reason: 'citing', line: '손해배상의 범위' },
        { kind: 'decision', reference: '101', reason: 'citing', line: issue },
      ],
    },
    {
      id: article,
      page: { lawTitle: '민법', no: '750' },
      title: '민법 제750조',
      touches: [
        { kind: 'article', reference: '001706#750', reason: 'changed', line: '불법행위의 내용' },
        { kind: 'law', reference: '001706', reason: 'changed' },
      ],
    },
    { id: overruling, touches: [{ kind: 'decision', reference: '101', reason: 'overruled' }] },
  ])
  expect(await after(found.last ?? 0)).toEqual({ last: null, documents: [] })
})

it('stops before what an import that is under way has written', async () => {
  const whole = await startImport()
  const first = await whole.tell({ kind: 'decision', serial: 101 })
  await whole.end()
  const running = await startImport()
  await running.tell({ kind: 'decision', serial: 102 })
  expect((await after()).last).toBe(first)
})

async function matching(request: Record<string, unknown>) {
  const response = await post('/changes/matches', {
    after: 0,
    last: 1000,
    searches: [{ id: 'x', request: watchedSearchSchema.parse(request) }],
  })
  return matchesSchema.parse(await response.json()).matches
}

describe('a watched search', () => {
  let decision = 0
  let article = 0
  beforeEach(async () => {
    await insertNew()
    const { tell, end } = await startImport()
    decision = await tell({ kind: 'decision', serial: 900 })
    article = await tell({
      ...{ kind: 'article', law_id: '001872', article_no: '23' },
      ...{ old_text: null, new_text: '사용자는 정당한 이유 없이 해고를 하지 못한다.' },
    })
    await end()
  })

  it('finds what holds its words, and says in which passage', async () => {
    expect(await matching({ query: '대항력 보증금 양수인' })).toMatchObject([
      { id: 'x', change: decision, line: expect.stringContaining(issue) },
    ])
    expect(await matching({ query: '정당한 이유 없는 해고' })).toMatchObject([{ change: article }])
  })

  it('reads a foreign search, and words of people as the law says them', async () => {
    expect(await matching({ query: 'deposit return lease opposing power' })).toMatchObject([
      { change: decision },
    ])
    expect(await matching({ query: 'dismissal' })).toMatchObject([{ change: article }])
    expect(await matching({ query: '짤렸어요' })).toMatchObject([{ change: article }])
  })

  it('does not put words together from different passages', async () => {
    // 관리비 stands in the reasons alone, 대항력 in the headnote.
    expect(await matching({ query: '관리비 대항력' })).toEqual([])
  })

  it.each([
    [{ type: 'statutes' }, false],
    [{ type: 'precedents' }, true],
    [{ collection: 'law_only' }, false],
    [{ courtLevel: 'supreme' }, true],
    [{ courtLevel: 'high,district' }, false],
    [{ court: '대법원' }, true],
    [{ caseType: '형사' }, false],
    [{ outcome: '상고기각' }, true],
    [{ from: '2025-01-01', to: '2025-12-31' }, true],
    [{ to: '2024-12-31' }, false],
    [{ law: '001706' }, true],
    [{ law: '001706', article: '750' }, true],
    [{ law: '001706', article: '751' }, false],
    [{ enBanc: true }, false],
  ])('keeps to its filters: %o', async (filters, found) => {
    const matches = await matching({ query: '대항력 보증금 양수인', ...filters })
    expect(matches.map(({ change }) => change)).toEqual(found ? [decision] : [])
  })

  it('keeps to what a text has to hold, or must not hold', async () => {
    expect(await matching({ query: '보증금 "양수인의 보증금 반환의무"' })).toHaveLength(1)
    expect(await matching({ query: '보증금 "양수인의 반환의무"' })).toEqual([])
    expect(await matching({ query: '대항력 보증금 -양수인' })).toEqual([])
  })

  it('that names an article finds what touches it', async () => {
    expect(await matching({ query: '민법 750조' })).toMatchObject([
      { change: decision, line: '손해배상의 범위' },
    ])
    expect(await matching({ query: '민법 750조', type: 'statutes' })).toEqual([])
  })
})

it('gives single changes with their texts, for a page of alerts', async () => {
  const { tell } = await startImport()
  const article = await tell({
    ...{ kind: 'article', law_id: '001706', article_no: '750' },
    ...{ old_text: '고의', new_text: '고의 또는 과실' },
  })
  const response = await post('/changes/some', { ids: [article, 999_999] })
  const { changes } = await response.json()
  expect(changes).toHaveLength(1)
  expect(changeSchema.parse(changes[0])).toMatchObject({ id: article, oldText: '고의' })
})

it.each([
  ['/changes/matches', { after: 0, last: 1 }],
  ['/changes/matches', { after: 0, last: 1, searches: [{ id: 'x', request: { query: 'x' } }] }],
  ['/changes/matches', { after: -1, last: 1, searches: [] }],
  ['/changes/some', { ids: ['x'] }],
  ['/changes/some', { ids: Array.from({ length: 101 }, (_, at) => at) }],
])('refuses %s %o', async (path, body) => {
  expect((await post(path, body)).status).toBe(400)
})
