/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { recognizeFacts } from '@/lib/contracts/facts/recognize-facts'
import {
  cancelReview,
  chooseOwnSide,
  commentOwnFinding,
  confirmFacts,
  decideOwnFinding,
  removeReview,
  reopenOwnReview,
} from '@/lib/contracts/reviews/actions'
import {
  countUses,
  readFindings,
  readProgress,
  readReview,
  readReviews,
} from '@/lib/contracts/reviews/data'
import { initialFactsFormState } from '@/lib/contracts/reviews/facts-form-state'
import { addReview } from '@/lib/contracts/reviews/mutations'
import { storeDocument } from '@/lib/documents/mutations'
import { setLogLevel } from '@/lib/log'
import { until } from '@/tests/embedded/small-stack'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { leaseText } from '@/tests/factories/contracts'
import { makePerson, type Person } from '@/tests/factories/person'
import { formOf, redirectTarget } from '@/tests/lib/profile/action-results'
import { readContractHandler } from '@/worker/contracts/read-contract'
import { reviewContractHandler } from '@/worker/contracts/review-contract'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'

// A review from its text to its end: the actions as a signed-in person calls them, the worker on the same
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
jest.mock('next/server', () => ({ after: (work: () => Promise<void>) => void work() }))
jest.mock('next/cache', () => ({ refresh: () => undefined }))

let owner: Person
let other: Person
let worker: Worker | null = null

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
  const handlers = [readContractHandler, reviewContractHandler]
  worker = new Worker(new Queue(supabase.sql, 30), handlers, { slots: 2, pollMs: 50 })
  await worker.start()
}

async function pasted(text = leaseText): Promise<string> {
  const added = await addReview(supabase.admin(), owner.id, {
    title: '임대차',
    contract: text,
    facts: recognizeFacts(text),
    remarks: [],
  })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}
const form = { type: 'housing-lease', side: 'signer', deposit: '5천만원', rent: '60만원' }
const confirm = (id: string, more: Record<string, string> = {}) =>
  confirmFacts(id, initialFactsFormState, formOf({ ...form, ...more }))
const stateOf = async (id: string) => (await readProgress(owner.client, id))?.state
const reached = (id: string, state: string) => until(async () => (await stateOf(id)) === state)

async function reviewed(): Promise<string> {
  const id = await pasted()
  await confirm(id)
  await startWorker()
  await reached(id, 'ready')
  return id
}

it('reviews a text and keeps what its reader says to the findings, also in a second review', async () => {
  const id = await reviewed()
  const findings = await readFindings(owner.client, id)
  const waiver = findings.find(({ topic }) => topic === 'renewal-waiver')
  expect(waiver).toMatchObject({ clause: '제6조', kind: 'void', state: 'open' })
  const text = (await readReview(owner.client, id))?.contract ?? ''
  for (const { quote, start_at: from, end_at: to } of findings)
    if (from !== null && to !== null) expect(text.slice(from, to)).toBe(quote)

  expect(await decideOwnFinding(waiver?.id, 'dismissed', '새 계약서에서 뺐음')).toEqual({
    ok: true,
  })
  const other = findings.find(({ id: each }) => each !== waiver?.id)
  expect(await decideOwnFinding(other?.id, 'accepted', '', '고친 문구\r\n둘째 줄')).toEqual({
    ok: true,
  })
  expect(await commentOwnFinding(waiver?.id, '다시 볼 것')).toEqual({ ok: true })
  expect(await chooseOwnSide(id, 'drafter')).toEqual({ ok: true })
  expect(await reopenOwnReview(id)).toEqual({ ok: true })
  await confirm(id)
  await reached(id, 'ready')
  const again = await readFindings(owner.client, id)
  expect(again.find(({ topic }) => topic === 'renewal-waiver')).toMatchObject({
    state: 'dismissed',
    dismissal: '새 계약서에서 뺐음',
    comment: '다시 볼 것',
  })
  expect(again.find(({ id: each }) => each === other?.id)).toMatchObject({
    state: 'accepted',
    wording: '고친 문구\n둘째 줄',
  })
  expect(await decideOwnFinding(other?.id, 'open', '', '남은 문구')).toEqual({ ok: true })
  const reopened = await readFindings(owner.client, id)
  expect(reopened.find(({ id: each }) => each === other?.id)?.wording).toBeNull()
  expect(await decideOwnFinding(other?.id, 'accepted', '', '가'.repeat(4_001))).toEqual({
    ok: false,
    reason: 'invalid',
  })
  expect(await countUses(owner.client, new Date(0))).toBe(1)
})

it('reads a file of the library, and deletes it with the review that it came with', async () => {
  const file = { name: '계약서.txt', kind: 'txt', folder: null, category: 'contracts' } as const
  const bytes = new TextEncoder().encode(leaseText)
  const allowed = { documents: 10, documentBytes: 1e9 }
  const kept = await storeDocument(supabase.admin(), owner.id, { ...file, bytes }, allowed)
  if (!kept.ok) throw new Error(kept.reason)
  const review = { title: '계약서.txt', document: kept.document.id, owned: true }
  const added = await addReview(supabase.admin(), owner.id, review)
  if (!added.ok) throw new Error(added.reason)
  expect(await stateOf(added.id)).toBe('reading')
  await startWorker()
  await reached(added.id, 'facts')
  expect((await readReview(owner.client, added.id))?.facts.type).toBe('housing-lease')
  const to = await redirectTarget(removeReview('ko', added.id))
  expect(to).toContain('done=deleted')
  expect(await readReview(owner.client, added.id)).toBeNull()
  const [left] =
    await supabase.sql`select count(*)::int as count from documents where user_id = ${owner.id}`
  expect(left?.count).toBe(0)
})

it('says why a file was not read, and can be told to try again', async () => {
  const file = { name: '빈글.txt', kind: 'txt', folder: null, category: 'contracts' } as const
  const bytes = new TextEncoder().encode('짧음')
  const allowed = { documents: 10, documentBytes: 1e9 }
  const kept = await storeDocument(supabase.admin(), owner.id, { ...file, bytes }, allowed)
  if (!kept.ok) throw new Error(kept.reason)
  const review = { title: '빈글.txt', document: kept.document.id, owned: false }
  const added = await addReview(supabase.admin(), owner.id, review)
  if (!added.ok) throw new Error(added.reason)
  await startWorker()
  await reached(added.id, 'failed')
  expect((await readReview(owner.client, added.id))?.reason).toBe('noText')
  expect(await reopenOwnReview(added.id)).toEqual({ ok: true })
  await reached(added.id, 'failed')
})

it('a free account has one review a month; what was deleted counts, what was cancelled does not', async () => {
  const cancelled = await pasted()
  await confirm(cancelled)
  expect(await cancelReview(cancelled)).toEqual({ ok: true })
  expect(await stateOf(cancelled)).toBe('cancelled')
  expect(await countUses(owner.client, new Date(0))).toBe(0)

  const first = await reviewed()
  await redirectTarget(removeReview('ko', first))
  const second = await pasted()
  expect((await confirm(second)).reason).toBe('limit')
  expect(await stateOf(second)).toBe('facts')
  expect((await readReview(owner.client, second))?.contract).toBe(leaseText)
})

it('names the field that is wrong and begins nothing', async () => {
  const id = await pasted()
  const answer = await confirm(id, { deposit: '많이' })
  expect(answer.errors).toEqual({ deposit: 'notAmount' })
  expect(answer.values.deposit).toBe('많이')
  expect(await stateOf(id)).toBe('facts')
})

it('another person sees and changes nothing', async () => {
  const id = await reviewed()
  const [finding] = await readFindings(owner.client, id)
  asking = other.client
  expect(await readReview(other.client, id)).toBeNull()
  expect(await readFindings(other.client, id)).toEqual([])
  expect(await readProgress(other.client, id)).toBeNull()
  expect(await readReviews(other.client, other.id)).toEqual([])
  expect((await confirm(id)).reason).toBe('missing')
  const missing = { ok: false, reason: 'missing' }
  expect(await cancelReview(id)).toEqual(missing)
  expect(await reopenOwnReview(id)).toEqual(missing)
  expect(await chooseOwnSide(id, 'drafter')).toEqual(missing)
  expect(await decideOwnFinding(finding?.id, 'accepted')).toEqual(missing)
  expect(await commentOwnFinding(finding?.id, '남의 것')).toEqual(missing)
  expect(await redirectTarget(removeReview('ko', id))).toContain('reason=missing')
  expect(await stateOf(id)).toBe('ready')
  expect((await readFindings(owner.client, id))[0]).toEqual(finding)
})

it('a visitor is told to log in', async () => {
  const id = await pasted()
  asking = supabase.visitor()
  const unauthorized = { ok: false, reason: 'unauthorized' }
  expect(await cancelReview(id)).toEqual(unauthorized)
  expect(await decideOwnFinding(randomUUID(), 'accepted')).toEqual(unauthorized)
  expect((await confirm(id)).reason).toBe('unauthorized')
})

it('a review of a document of somebody else is not begun', async () => {
  const bytes = new TextEncoder().encode(leaseText)
  const file = { name: '남의것.txt', kind: 'txt', folder: null, category: 'contracts' } as const
  const allowed = { documents: 10, documentBytes: 1e9 }
  const kept = await storeDocument(supabase.admin(), other.id, { ...file, bytes }, allowed)
  if (!kept.ok) throw new Error(kept.reason)
  const review = { title: '남의것', document: kept.document.id, owned: true }
  expect(await addReview(supabase.admin(), owner.id, review)).toEqual({
    ok: false,
    reason: 'noDocument',
  })
})
