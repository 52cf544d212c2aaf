/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { GET as readFile } from '@/app/api/contract-tables/[id]/file/route'
import { GET as readProgress } from '@/app/api/contract-tables/[id]/route'
import { playbookRuleSchema } from '@/lib/contracts/playbooks/schema'
import { countUses, readFindings, readReviews } from '@/lib/contracts/reviews/data'
import { cancelTable, continueTable, makeTable, removeTable } from '@/lib/contracts/tables/actions'
import { readTable, readTableProgress, readTables } from '@/lib/contracts/tables/data'
import { initialTableFormState } from '@/lib/contracts/tables/form-state'
import { addTable } from '@/lib/contracts/tables/mutations'
import { viewTable } from '@/lib/contracts/tables/table-view'
import { storeDocument } from '@/lib/documents/mutations'
import { setLogLevel } from '@/lib/log'
import type { UserDb } from '@/lib/supabase/types'
import { until } from '@/tests/embedded/small-stack'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest } from '@/tests/factories/api-call'
import { leaseText } from '@/tests/factories/contracts'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { makeReview } from '@/tests/factories/reviews'
import { redirectTarget } from '@/tests/lib/profile/action-results'
import { reviewTableHandler } from '@/worker/contracts/review-table'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'

// A table from its form to its last cell: the actions as a signed-in person calls them, the worker on the same
// database, and what another person gets of it.

let supabase: SupabaseProcess
let asking: SupabaseClient
// Cookies and headers exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => supabase.visitor(),
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ getAll: () => [] }),
}))
jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ namespace }: { namespace: string }) =>
    (key: string) =>
      `${namespace}.${key}`,
}))
jest.mock('next/server', () => ({ after: (work: () => Promise<void>) => void work() }))
jest.mock('next/cache', () => ({ refresh: () => undefined }))

let owner: Person
let other: Person
let worker: Worker | null = null
const db = () => owner.client as UserDb

beforeAll(async () => {
  setLogLevel('off')
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  setLogLevel('off')
  ;[owner, other] = [await makePerson(supabase), await makePerson(supabase)]
  asking = owner.client
})
afterEach(async () => {
  await worker?.stop()
  worker = null
})

async function startWorker() {
  worker = new Worker(new Queue(supabase.sql, 30), [reviewTableHandler], { slots: 1, pollMs: 50 })
  await worker.start()
}
async function stored(name: string, text: string, person = owner): Promise<string> {
  const file = { name, kind: 'txt', folder: null, category: 'contracts' } as const
  const bytes = new TextEncoder().encode(text)
  const allowed = { documents: 10, documentBytes: 1e9 }
  const kept = await storeDocument(supabase.admin(), person.id, { ...file, bytes }, allowed)
  if (!kept.ok) throw new Error(kept.reason)
  return kept.document.id
}
type Chosen = { reviews?: string[]; documents?: string[]; version?: string; title?: string }
function formWith({ reviews = [], documents = [], version = '', title = '비교' }: Chosen) {
  const form = new FormData()
  for (const id of reviews) form.append('reviews', id)
  for (const id of documents) form.append('documents', id)
  form.set('version', version)
  form.set('title', title)
  form.set('locale', 'ko')
  return form
}
const make = (chosen: Chosen) => makeTable(initialTableFormState, formWith(chosen))
async function made(chosen: Chosen): Promise<string> {
  const address = await redirectTarget(make(chosen))
  return address.split('/').at(-1) ?? ''
}
const isOver = (id: string) =>
  until(async () => (await readTableProgress(db(), id))?.isRunning === false)
async function viewed(id: string) {
  const table = await readTable(db(), id)
  if (!table) throw new Error('no table')
  return viewTable(table, 'ko')
}

/** A published version of a playbook of an organisation in which these people are members. */
async function published(members: readonly Person[]) {
  const organization = await makeOrganization(
    supabase.sql,
    members.map((person) => [person, 'member'] as const),
  )
  const rule = (title: string, check: object, type: string | null = null) =>
    playbookRuleSchema.parse({
      id: randomUUID(),
      title,
      check,
      clause: [],
      type,
      severity: 'high',
      preferred: '',
      fallback: '',
      approver: '',
    })
  const rules = [
    rule('증액을 정하는가', { kind: 'present', words: ['증액'] }),
    rule('없는 낱말', { kind: 'present', words: ['외계인'] }),
    rule('대여만', { kind: 'present', words: ['임차인'] }, 'loan'),
  ]
  const json = supabase.sql.json(rules as never)
  const [playbook] =
    await supabase.sql`insert into contract_playbooks (organization_id, name, rules)
    values (${organization}, '임대차 기준', ${json}) returning id`
  const [version] = await supabase.sql`insert into contract_playbook_versions
      (playbook_id, organization_id, no, name, rules)
    values (${playbook?.id}, ${organization}, 1, '임대차 기준', ${json}) returning id`
  return String(version?.id)
}

it('sets a review and a document side by side, which is reviewed for it', async () => {
  const review = await makeReview(supabase, owner)
  const document = await stored('임대차.txt', leaseText)
  const id = await made({ reviews: [review], documents: [document] })
  expect(await countUses(db(), new Date(0))).toBe(1)
  await startWorker()
  await isOver(id)
  const { columns, rows } = await viewed(id)
  const column = columns.findIndex(({ title }) => title === '갱신요구권 포기')
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(rows[0]?.cells[column]?.state).toBe('found')
  const cell = rows[1]?.cells[column]
  expect(cell).toMatchObject({ state: 'found', places: [{ clause: '제6조', kind: 'void' }] })
  // The review that was made is one like any other.
  const reviews = await readReviews(db(), owner.id)
  expect(reviews.map(({ state }) => state)).toEqual(['ready', 'ready'])
  expect(rows[1]?.review_id).toBe(reviews.find(({ id: each }) => each !== review)?.id)
  expect((await readFindings(db(), rows[1]?.review_id ?? '')).length).toBeGreaterThan(3)
  expect((await readTables(db())).map(({ title, contracts }) => [title, contracts])).toEqual([
    ['비교', 2],
  ])

  expect(await redirectTarget(removeTable('ko', id))).toContain('done=deleted')
  expect(await readTable(db(), id)).toBeNull()
  expect(await readReviews(db(), owner.id)).toHaveLength(2)
  expect(await countUses(db(), new Date(0))).toBe(1)
})

it('is had as a file by its owner alone', async () => {
  const id = await made({ reviews: [await makeReview(supabase, owner)] })
  await startWorker()
  await isOver(id)
  const params = Promise.resolve({ id })
  const file = (format: string) =>
    readFile(apiRequest(`/api/contract-tables/${id}/file?format=${format}&locale=ko`), { params })
  const progress = () => readProgress(apiRequest(`/api/contract-tables/${id}`), { params })
  const csv = await file('csv')
  expect(csv.headers.get('content-disposition')).toContain('beopdap-contracts.csv')
  expect(await csv.text()).toContain('갱신요구권 포기')
  const xlsx = new Uint8Array(await (await file('xlsx')).arrayBuffer())
  expect(String.fromCharCode(...xlsx.slice(0, 2))).toBe('PK')
  expect((await progress()).status).toBe(200)
  asking = other.client
  expect([(await file('csv')).status, (await progress()).status]).toEqual([404, 404])
  asking = supabase.visitor()
  expect([(await file('csv')).status, (await progress()).status]).toEqual([401, 401])
})

it('holds the rules of a playbook’s version, and says for which contracts they are', async () => {
  const version = await published([owner])
  const review = await makeReview(supabase, owner)
  const id = await made({ reviews: [review], version })
  await startWorker()
  await isOver(id)
  await supabase.sql`delete from contract_playbooks`
  const { playbook, columns, rows } = await viewed(id)
  expect(playbook).toEqual({ name: '임대차 기준', version: 1 })
  expect(columns.map(({ title }) => title)).toEqual(['증액을 정하는가', '없는 낱말', '대여만'])
  expect(rows[0]?.cells.map(({ state }) => state)).toEqual(['found', 'clear', 'other'])
})

it('goes on behind a contract that cannot be read, which does not count', async () => {
  const [short, lease] = [await stored('짧음.txt', '짧음'), await stored('임대차.txt', leaseText)]
  const added = await addTable(
    supabase.admin(),
    owner.id,
    { title: '둘', version: null, reviews: [], documents: [short, lease] },
    { from: new Date(0), most: 5 },
  )
  if (!added.ok) throw new Error(added.reason)
  await startWorker()
  await isOver(added.id)
  const { rows } = await viewed(added.id)
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'noText'],
    ['done', null],
  ])
  expect(await countUses(db(), new Date(0))).toBe(1)
})

it('is cancelled, gives back what it had reserved, and is continued', async () => {
  const document = await stored('임대차.txt', leaseText)
  const id = await made({ documents: [document] })
  expect(await cancelTable(id)).toEqual({ ok: true })
  expect(await readTableProgress(db(), id)).toEqual({ isRunning: false, done: 0, total: 1 })
  expect(await countUses(db(), new Date(0))).toBe(0)
  expect(await continueTable(id)).toEqual({ ok: true })
  expect(await continueTable(id)).toEqual({ ok: false, reason: 'busy' })
  await startWorker()
  await isOver(id)
  expect((await viewed(id)).rows[0]?.state).toBe('done')
})

it('makes no more reviews than the month has left, and deletes nothing that counted', async () => {
  const documents = [await stored('하나.txt', leaseText), await stored('둘.txt', leaseText)]
  // A free account has one.
  expect((await make({ documents })).reason).toBe('limit')
  expect(await readTables(db())).toEqual([])
  expect(await countUses(db(), new Date(0))).toBe(0)
  const id = await made({ documents: documents.slice(0, 1) })
  expect(await countUses(db(), new Date(0))).toBe(1)
  await redirectTarget(removeTable('ko', id))
  expect(await countUses(db(), new Date(0))).toBe(0)
})

it('says what is wrong with the form, and keeps what was typed', async () => {
  const none = await make({ title: '이름' })
  expect(none).toMatchObject({ errors: { reviews: 'choose' }, values: { title: '이름' } })
  const many = Array.from({ length: 31 }, () => randomUUID())
  expect((await make({ reviews: many })).errors).toEqual({ reviews: 'tooManyContracts' })
  const review = await makeReview(supabase, owner)
  expect((await make({ reviews: [review], version: 'x' })).errors).toEqual({ version: 'choice' })
})

it('takes nothing of another: no review, no document, no playbook of a stranger', async () => {
  const theirs = await makeReview(supabase, other)
  expect((await make({ reviews: [theirs] })).reason).toBe('missing')
  const document = await stored('남의것.txt', leaseText, other)
  expect((await make({ documents: [document] })).reason).toBe('missing')
  const review = await makeReview(supabase, owner)
  const version = await published([other])
  expect((await make({ reviews: [review], version })).reason).toBe('forbidden')
})

it('another person and a visitor see, stop, continue and delete nothing', async () => {
  const review = await makeReview(supabase, owner)
  const id = await made({ reviews: [review] })
  asking = other.client
  expect(await readTable(other.client, id)).toBeNull()
  expect(await readTableProgress(other.client, id)).toBeNull()
  expect(await readTables(other.client)).toEqual([])
  const missing = { ok: false, reason: 'missing' }
  expect(await cancelTable(id)).toEqual(missing)
  expect(await continueTable(id)).toEqual(missing)
  expect(await redirectTarget(removeTable('ko', id))).toContain('reason=missing')
  asking = supabase.visitor()
  expect(await cancelTable(id)).toEqual({ ok: false, reason: 'unauthorized' })
  expect((await make({ reviews: [review] })).reason).toBe('unauthorized')
  expect(await readTable(db(), id)).not.toBeNull()
})
