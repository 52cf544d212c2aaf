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

type Given = {
  state?: string
  parts?: object[]
  engine?: string
  groundedness?: number
  tokens?: number
  daysAgo?: number
}

/** Answers of one conversation. @returns their ids */
async function answers(owner: string, given: readonly Given[]): Promise<string[]> {
  const { sql } = supabase
  const [conversation] = await sql`insert into conversations (user_id, title, locale)
    values (${owner}, '보증금', 'ko') returning id`
  const ids = given.map(async (each, index) => {
    const { state = 'done', parts = said, engine = null, groundedness = null } = each
    const [row] = await sql`insert into messages
      (conversation_id, position, role, state, parts, engine, groundedness, input_tokens, cost, created_at)
      values (${conversation?.id}, ${index * 2 + 1}, 'assistant', ${state}, ${sql.json(parts as never)},
        ${engine}, ${groundedness}, ${each.tokens ?? null}, ${each.tokens ? 1.5 : null},
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
afterAll(() => supabase.stop(), 60_000)

test('where nothing was asked, nothing is counted, and every day is there', async () => {
  const report = await readAnswerReport(people.supervisor.client, span)
  expect(report).toMatchObject({
    outcomes: { answered: 0, refused: 0, failed: 0, stopped: 0 },
    groundedness: null,
    notes: [],
  })
  expect(report.daily).toHaveLength(7)
})

test('answers are counted by what became of them, with what was said of them', async () => {
  const { user, admin } = people
  const [good, poor] = await answers(user.id, [
    { engine: 'model', groundedness: 1, tokens: 900 },
    { engine: 'extractive', groundedness: 0.5 },
    { parts: refusal },
    { state: 'failed' },
    { state: 'stopped' },
    { state: 'writing' },
    { groundedness: 0, daysAgo: 9 },
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
    outcomes: { answered: 2, refused: 1, failed: 1, stopped: 1 },
    byModel: 1,
    tokens: 900,
    cost: 1.5,
    groundedness: 0.75,
    up: 1,
    down: 1,
    reasons: { 'wrong-law': 1, unclear: 1 },
  })
  expect(report.notes.map(({ note }) => note)).toEqual(['다른 법입니다', '도움이 되었습니다'])
  expect(report.daily.at(-1)).toEqual({
    day: koreanDay(new Date()),
    answered: 2,
    refused: 1,
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
