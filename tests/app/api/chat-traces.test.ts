/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import type { UserDb } from '@/lib/supabase/types'
import { traceReader } from '@/lib/traces/data'
import type { Trace } from '@/lib/traces/schema'
import {
  answered,
  type ChatSite,
  cookieStore,
  newBrowser,
  startChatSite,
} from '@/tests/factories/chat-site'
import { makePerson, type Person } from '@/tests/factories/person'
import { untilFound } from '@/tests/factories/until-found'

// Every answer of the chat writes what it was made of, which its owner reads, and nobody else all of it.

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers(),
}))

let site: ChatSite
let admin: Person
beforeAll(async () => {
  site = await startChatSite()
  admin = await makePerson(site.supabase, 'admin')
})
afterAll(() => site.stop())
beforeEach(() => {
  for (const level of ['warn', 'info', 'error'] as const)
    jest.spyOn(log, level).mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const question =
  '불법행위로 손해를 입히면 손해배상을 해야 하나요? 제 번호는 010-1234-5678, 2012다31628입니다'
const reader = async (person?: Person) => {
  const db = (person?.client ?? (await userClient())) as UserDb
  const { data } = await db.auth.getUser()
  return traceReader(db, data.user?.id ?? '')
}

const nothing = {
  ...{ traces: 0, p50: null, p95: null, answered: 0, told: 0 },
  ...{ support: null, cost: null, up: 0, down: 0 },
}

/** The row of an answer, once it is written. */
const rowOf = (answer: string) =>
  untilFound(async () => {
    const [row] = await site.supabase.sql`select id from traces where answer_id = ${answer}`
    return row ? String(row.id) : null
  })
async function asked(text = question): Promise<{ id: string; answer: string; trace: Trace }> {
  const { begun } = await answered({ question: text })
  const id = await rowOf(begun.answerId)
  const trace = await (await reader()).read(id)
  if (!trace) throw new Error('the owner does not see the trace')
  return { id, answer: begun.answerId, trace }
}

it('keeps each step, what was found, the decision and the versions, without numbers of people', async () => {
  await newBrowser(site.supabase)
  const { trace } = await asked()
  expect(trace).toMatchObject({
    origin: 'chat',
    name: 'chat-answer',
    status: 'ok',
    outcome: 'answered',
    scope: 'all',
    locale: 'ko',
    isOwn: true,
    question: expect.stringMatching(/\[phone\], 2012다31628/),
    versions: {
      ...{ writer: 'extractive', index: expect.any(String) },
      ...{ configuration: 'built-in', label: 'production' },
    },
  })
  expect(trace.answerText).not.toBe('')
  expect(trace.spans.map(({ name, kind }) => [name, kind])).toEqual([
    ['chat-answer', 'chain'],
    ['understand', 'chain'],
    ['retrieve', 'retriever'],
    ['write', 'chain'],
    ['verify', 'guardrail'],
  ])
  const [root, , retrieve] = trace.spans
  expect(retrieve?.parentId).toBe(root?.spanId)
  expect(trace.passages[0]).toMatchObject({
    rank: 1,
    spanId: retrieve?.spanId,
    sourceType: 'article',
    label: '민법 제750조',
    used: true,
    score: expect.any(Number),
  })
})

it('shows the administration steps and figures, but not what was asked', async () => {
  await newBrowser(site.supabase)
  const { id } = await asked()
  const seen = await (await reader(admin)).read(id)
  expect(seen).toMatchObject({ isOwn: false, question: '', answerText: '' })
  expect(seen?.spans).toHaveLength(5)
  expect(JSON.stringify(seen)).not.toContain('입히면')
  const { traces } = await (await reader(admin)).list('site', {}, 1)
  expect(traces.find((each) => each.id === id)?.question).toBe('')
  expect((await (await reader(admin)).list('site', { text: '손해배상' }, 1)).traces).toEqual([])
  const other = await makePerson(site.supabase, 'user')
  expect(await (await reader(other)).read(id)).toBeNull()
  expect((await (await reader(other)).list('site', {}, 1)).traces).toEqual([])
})

it('keeps no words of visitors', async () => {
  await newBrowser()
  const { begun } = await answered({ question })
  const id = await rowOf(begun.answerId)
  const [row] = await site.supabase.sql`select t.user_id, x.question, x.answer
    from traces t join trace_texts x on x.trace = t.id where t.id = ${id}`
  expect(row).toEqual({ user_id: null, question: '', answer: '' })
})

it('finds traces by words, outcome, time and confidence, and counts them by day', async () => {
  await newBrowser(site.supabase)
  const { id, trace } = await asked()
  const refused = await asked('오늘 저녁에 뭐 먹을까요?')
  const list = async (filter: object) =>
    (await (await reader()).list('own', filter, 1)).traces.map((each) => each.id)
  expect(await list({})).toEqual([refused.id, id])
  expect(await list({ text: '손해배상' })).toEqual([id])
  expect(await list({ text: '100%' })).toEqual([])
  expect(await list({ outcome: 'refused' })).toEqual([refused.id])
  expect(await list({ name: 'documents-answer' })).toEqual([])
  expect(await list({ status: 'error' })).toEqual([])
  expect(await list({ to: '2020-01-01' })).toEqual([])
  expect(
    await list({ minMs: trace.durationMs, maxMs: trace.durationMs, outcome: 'answered' }),
  ).toEqual([id])
  const days = await (await reader()).days('own', { from: '2020-01-01', to: '2020-01-02' })
  expect(days).toEqual([
    { day: '2020-01-01', ...nothing },
    { day: '2020-01-02', ...nothing },
  ])
  const day = new Date(Date.parse(trace.startedAt) + 9 * 3600_000).toISOString().slice(0, 10)
  const [today] = await (await reader()).days('own', { from: day, to: day })
  expect(today).toMatchObject({ traces: 2, answered: 1, told: 2, p50: expect.any(Number) })
})

it('counts thumbs and cost by day and by what answered, for whoever may see them', async () => {
  await newBrowser(site.supabase)
  const { id, answer, trace } = await asked()
  const { sql } = site.supabase
  const versions = { configuration: randomUUID().slice(0, 12), label: 'canary' }
  await sql`insert into message_feedback (message_id, rating) values (${answer}, 'down')`
  await sql`update traces set cost = 3.5, support = 0.5, versions = ${sql.json(versions)} where id = ${id}`
  const day = new Date(Date.parse(trace.startedAt) + 9 * 3600_000).toISOString().slice(0, 10)
  const range = { from: day, to: day }
  const figures = { traces: 1, answered: 1, told: 1, support: 0.5, cost: 3.5, up: 0, down: 1 }
  const own = await reader()
  expect(await own.days('own', range)).toEqual([expect.objectContaining(figures)])
  const version = expect.objectContaining({ versions, ...figures, from: day, to: day })
  expect(await own.versions('own', range)).toEqual([version])
  expect(await own.versions('site', range)).toEqual([])
  expect(await (await reader(admin)).versions('site', range)).toContainEqual(version)
  const other = await reader(await makePerson(site.supabase, 'user'))
  for (const whose of ['own', 'site'] as const) {
    expect(await other.versions(whose, range)).toEqual([])
    expect(await other.days(whose, range)).toEqual([{ day, ...nothing }])
  }
})

it('goes with its answer, and an answer stays when its trace cannot be written', async () => {
  await newBrowser(site.supabase)
  const { id, answer } = await asked()
  await site.supabase.sql`delete from messages where id = ${answer}`
  expect(await (await reader()).read(id)).toBeNull()

  const { sql } = site.supabase
  await sql`alter table traces rename to traces_elsewhere`
  const { message } = await answered({ question })
  expect(message.state).toBe('done')
  await untilFound(
    async () => (log.warn as jest.Mock).mock.calls.some(([name]) => name === 'trace.lost') || null,
  )
  await sql`alter table traces_elsewhere rename to traces`
})
