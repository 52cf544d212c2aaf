/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { thinTraces, traceWriter } from '@/lib/traces/mutations'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson } from '@/tests/factories/person'
import { receivedTrace } from '@/tests/factories/traces'

let supabase: SupabaseProcess
let owner: string
beforeAll(async () => {
  supabase = await startSupabase()
  owner = (await makePerson(supabase)).id
})
afterAll(() => supabase.stop())
beforeEach(() => supabase.sql`delete from traces`)

const day = new Date('2026-11-24T00:00:00Z')
const write = (traces: ReturnType<typeof receivedTrace>[]) =>
  traceWriter(supabase.admin()).write(owner, traces)
/** A trace of the day before. Name, state and times of what is written are made of its spans. */
async function put(name: string, given: Parameters<typeof receivedTrace>[0] = {}) {
  const trace = receivedTrace(given)
  await write([trace])
  await supabase.sql`update traces set name = ${name} where trace_id = ${trace.traceId}`
}
const thin = (share: number) => thinTraces(supabase.admin(), day, share)
const names = async () =>
  (await supabase.sql`select name from traces order by name`).map(({ name }) => name)

it('keeps a share of what went well, and finds nothing more the second time', async () => {
  await write(Array.from({ length: 200 }, () => receivedTrace()))
  const gone = await thin(0.25)
  // Of 200, 50 by expectation; five standard deviations to each side.
  expect(200 - gone).toBeGreaterThan(20)
  expect(200 - gone).toBeLessThan(80)
  expect(await thin(0.25)).toBe(0)
  expect(await thin(1)).toBe(0)
  expect(await thin(0)).toBe(200 - gone)
})

it('keeps errors, failed answers and what is of later days', async () => {
  const { sql } = supabase
  for (const name of ['well', 'failed', 'error', 'later']) await put(name)
  await sql`update traces set outcome = 'failed' where name = 'failed'`
  await sql`update traces set status = 'error' where name = 'error'`
  await sql`update traces set started_at = ${day}, ended_at = ${day} where name = 'later'`
  expect(await thin(0)).toBe(1)
  expect(await names()).toEqual(['error', 'failed', 'later'])
})

it('keeps answers that somebody found bad', async () => {
  const { sql } = supabase
  const answerOf = async (rating: 'up' | 'down') => {
    const [conversation, answer] = [randomUUID(), randomUUID()]
    await sql`insert into conversations (id, user_id, title, locale) values (${conversation}, ${owner}, '질문', 'ko')`
    await sql`insert into messages (id, conversation_id, position, role, parts)
      values (${answer}, ${conversation}, 1, 'assistant', '[]')`
    await sql`insert into message_feedback (message_id, rating) values (${answer}, ${rating})`
    await put(rating, { origin: 'chat', answer })
  }
  await answerOf('up')
  await answerOf('down')
  expect(await thin(0)).toBe(1)
  expect(await names()).toEqual(['down'])
})
