/** @jest-environment node */
import { readAnswerReport } from '@/lib/chat/report/data'
import { koreanDay, lastKoreanDays } from '@/lib/korean-time'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let people: Record<'admin' | 'supervisor' | 'user', Person>
const span = lastKoreanDays(7, new Date())
const said = [{ kind: 'answer', blocks: [], streaming: false }]
const refusal = [{ kind: 'refusal' }]
const choices = [{ kind: 'choices' }]
/** An answer with what was found of its sentences, and how likely its sources answer the question. */
const grounded = (sentences: number, supported: number, confidence: number | null) => [
  ...said,
  { kind: 'grounding', sentences, supported, confidence },
]

type Given = {
  state?: string
  parts?: object[]
  engine?: string
  tokens?: number
  daysAgo?: number
}

/** Answers of one conversation. @returns their ids */
async function answers(owner: string, given: readonly Given[]): Promise<string[]> {
  const { sql } = supabase
  const [conversation] = await sql`insert into conversations (user_id, title, locale)
    values (${owner}, '보증금', 'ko') returning id`
  const ids = given.map(async (each, index) => {
    const { state = 'done', parts = said, engine = null } = each
    const [row] = await sql`insert into messages
      (conversation_id, position, role, state, parts, engine, input_tokens, cost, created_at)
      values (${conversation?.id}, ${index * 2 + 1}, 'assistant', ${state}, ${sql.json(parts as never)},
        ${engine}, ${each.tokens ?? null}, ${each.tokens ? 1.5 : null},
        now() - ${each.daysAgo ?? 0} * interval '1 day') returning id`
    return String(row?.id)
  })
  return Promise.all(ids)
}

beforeAll(async () => {
  supabase = await startSupabase()
  const [admin, supervisor, user] = await Promise.all([
    makePerson(supabase, 'admin'),
    makePerson(supabase, 'supervisor'),
    makePerson(supabase, 'user'),
  ])
  people = { admin, supervisor, user }
}, 90_000)
afterAll(() => supabase.stop())

test('where nothing was asked, nothing is counted, and every day is there', async () => {
  const report = await readAnswerReport(people.supervisor.client, span)
  expect(report).toMatchObject({
    outcomes: { answered: 0, refused: 0, askedBack: 0, failed: 0, stopped: 0 },
    sentences: 0,
    confidence: null,
    notes: [],
  })
  expect(report.daily).toHaveLength(7)
})

test('answers are counted by what became of them, with what was said of them', async () => {
  const { user, admin } = people
  const [good, poor] = await answers(user.id, [
    { engine: 'model', parts: grounded(3, 3, null), tokens: 900 },
    { engine: 'extractive', parts: grounded(4, 2, 0.75) },
    { parts: refusal },
    { parts: choices },
    { state: 'failed' },
    { state: 'stopped' },
    { state: 'writing' },
    { parts: grounded(9, 0, 0.1), daysAgo: 9 },
  ])
  const rate = (message: string | undefined, rating: string, reasons: string[], note: string) =>
    user.client.rpc('rate_message', {
      p_message: message,
      p_rating: rating,
      p_reasons: reasons,
      p_note: note,
    })
  expect((await rate(good, 'up', [], '도움이 되었습니다')).error).toBeNull()
  expect((await rate(poor, 'down', ['wrong-law', 'unclear'], '다른 법입니다')).error).toBeNull()
  const report = await readAnswerReport(admin.client, span)
  expect(report).toMatchObject({
    outcomes: { answered: 2, refused: 1, askedBack: 1, failed: 1, stopped: 1 },
    byModel: 1,
    tokens: 900,
    cost: 1.5,
    sentences: 7,
    supported: 5,
    confidence: 0.75,
    up: 1,
    down: 1,
    reasons: { 'wrong-law': 1, unclear: 1 },
  })
  expect(report.notes.map(({ note }) => note)).toEqual(['다른 법입니다', '도움이 되었습니다'])
  expect(report.daily.at(-1)).toEqual({
    day: koreanDay(new Date()),
    answered: 2,
    refused: 2,
    broken: 2,
  })
  // Nothing says whose it was, or what had been asked.
  const told = JSON.stringify(report)
  for (const secret of [user.id, user.email, good, '보증금']) expect(told).not.toContain(secret)
})

test('whoever may not see figures sees none', async () => {
  for (const client of [people.user.client, supabase.visitor()]) {
    await expect(readAnswerReport(client, span)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
