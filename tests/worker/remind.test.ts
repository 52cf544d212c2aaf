/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { setLogLevel } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { createTestDatabase, forgetPeople, type TestDatabase } from '@/tests/database'
import { until } from '@/tests/embedded/small-stack'
import { remindHandler } from '@/worker/matters/remind'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'
import { stateOf } from './test-jobs'

let database: TestDatabase
let worker: Worker | null = null
let mails: Mail[] = []
let owner = ''
let matter = ''

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  setLogLevel('off')
  mails = []
  const { sql } = database
  owner = randomUUID()
  await sql`insert into auth.users (id, email) values (${owner}, 'hong@example.test')`
  await sql`insert into profiles (id, email, language) values (${owner}, 'hong@example.test', 'en')`
  const [row] =
    await sql`insert into matters (user_id, title) values (${owner}, '비밀 사건') returning id`
  matter = String(row?.id)
})
afterEach(async () => {
  await worker?.stop()
  worker = null
  await forgetPeople(database)
})

async function addDeadline(dueOn: string, remindDays: number | null): Promise<string> {
  const [row] =
    await database.sql`insert into matter_deadlines (matter_id, user_id, title, due_on, remind_days)
    values (${matter}, ${owner}, '항소', ${dueOn}, ${remindDays}) returning id`
  return String(row?.id)
}
const jobsOf = (deadline: string) =>
  database.sql<{ id: string; state: string; due: string }[]>`
    select id, state, to_char(due_at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as due
    from jobs where kind = 'matters.remind' and subject = ${deadline} order by created_at`

async function startWorker(today: string) {
  const handler = remindHandler(
    async (mail) => {
      mails.push(mail)
    },
    () => new Date(`${today}T09:00:00+09:00`),
  )
  worker = new Worker(new Queue(database.sql, 5), [handler], { slots: 1, pollMs: 50 })
  await worker.start()
}

/** Makes a job due that waits for its day. */
const bringForward = () => database.sql`update jobs set due_at = now() where state = 'queued'`

it('asks for a mail in the morning of its day, and not when nobody wants one', async () => {
  expect(await jobsOf(await addDeadline('2099-03-10', 3))).toMatchObject([
    { state: 'queued', due: '2099-03-07 09:00' },
  ])
  expect(await jobsOf(await addDeadline('2099-03-10', null))).toEqual([])
  expect(await jobsOf(await addDeadline('2001-03-10', 3))).toEqual([])
})

it('takes the question back when a deadline is done or deleted, and asks again when it is open', async () => {
  const deadline = await addDeadline('2099-03-10', 3)
  const { sql } = database
  await sql`update matter_deadlines set done_at = now() where id = ${deadline}`
  expect(await jobsOf(deadline)).toEqual([])
  await sql`update matter_deadlines set done_at = null where id = ${deadline}`
  expect(await jobsOf(deadline)).toHaveLength(1)
  await sql`delete from matter_deadlines where id = ${deadline}`
  expect(await jobsOf(deadline)).toEqual([])
})

it('mails once, in the language of the owner, without a word of the matter', async () => {
  const deadline = await addDeadline('2099-03-10', 3)
  await bringForward()
  await startWorker('2099-03-07')
  const [job] = await jobsOf(deadline)
  await until(async () => (await stateOf(database.sql, String(job?.id))).state === 'done')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: 'hong@example.test',
    subject: '[Beopdap] A deadline is coming up on March 10, 2099',
    idempotencyKey: `matter-deadline-${deadline}-2099-03-10`,
  })
  expect(mails[0]?.text).toContain('in 3 days')
  expect(JSON.stringify(mails)).not.toContain('비밀')
  const { sql } = database
  await sql`update matter_deadlines set done_at = now() where id = ${deadline}`
  await sql`update matter_deadlines set done_at = null where id = ${deadline}`
  expect((await jobsOf(deadline)).filter(({ state }) => state === 'queued')).toEqual([])
})

it('sends nothing of a closed matter', async () => {
  const deadline = await addDeadline('2099-03-10', 3)
  await database.sql`update matters set closed_at = now()`
  await bringForward()
  await startWorker('2099-03-07')
  const [job] = await jobsOf(deadline)
  await until(async () => (await stateOf(database.sql, String(job?.id))).state === 'done')
  expect(mails).toEqual([])
})

it('sends nothing to an account that was closed off, and its calendar is gone', async () => {
  const { sql } = database
  const deadline = await addDeadline('2099-03-10', 3)
  const hash = 'a'.repeat(64)
  await sql`insert into matter_feeds (user_id, token_hash) values (${owner}, ${hash})`
  const feed = async () => (await sql`select read_matter_feed(${hash}) as feed`)[0]?.feed
  expect(await feed()).toHaveLength(1)
  await sql`update profiles set disabled_at = now() where id = ${owner}`
  expect(await feed()).toBeNull()
  await bringForward()
  await startWorker('2099-03-07')
  const [job] = await jobsOf(deadline)
  await until(async () => (await stateOf(sql, String(job?.id))).state === 'done')
  expect(mails).toEqual([])
  await sql`update profiles set disabled_at = null where id = ${owner}`
  await sql`delete from matter_feeds where user_id = ${owner}`
})

it('keeps a part from being hung onto the matter of somebody else, and a person from filling the table', async () => {
  const { sql } = database
  const other = randomUUID()
  await sql`insert into auth.users (id, email) values (${other}, 'kim@example.test')`
  await expect(
    sql`insert into matter_parties (matter_id, user_id, role, name) values (${matter}, ${other}, 'client', 'x')`,
  ).rejects.toMatchObject({ code: '23503' })
  await sql`insert into matters (user_id, title) select ${owner}, n::text from generate_series(2, 500) n`
  await expect(
    sql`insert into matters (user_id, title) values (${owner}, 'more')`,
  ).rejects.toMatchObject({ code: '54000' })
})
