/** @jest-environment node */
import { createTestDatabase, forgetPeople, type TestDatabase } from '@/tests/database'
import { Queue } from '@/worker/queue'
import { addOwner, enqueue, stateOf } from './test-jobs'

let database: TestDatabase
let queue: Queue
const kinds = ['tests.count']
beforeAll(async () => {
  database = await createTestDatabase()
  queue = new Queue(database.sql, 60)
})
afterAll(() => database.drop())
afterEach(() => forgetPeople(database))

const claim = (limit = 1) => queue.claim(kinds, limit)
const claimOne = async () => {
  const [job] = await claim()
  if (!job) throw new Error('nothing to claim')
  return job
}
const endLeases = () => database.sql`update jobs set lease_until = now() - interval '1 second'
  where state = 'running'`

it('gives each job to one worker', async () => {
  const ids = await Promise.all(
    Array.from({ length: 40 }, (_, no) => enqueue(database.sql, { no })),
  )
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(7)))
  const taken = claims.flat().map(({ id }) => id)
  expect(taken.sort()).toEqual(ids.sort())
  expect(await claim()).toEqual([])
})

it('takes from every owner in turn', async () => {
  const [many, few] = [await addOwner(database.sql), await addOwner(database.sql)]
  for (let no = 0; no < 20; no += 1) await enqueue(database.sql, { owner: many, no })
  for (let no = 0; no < 3; no += 1) await enqueue(database.sql, { owner: few, no })
  await enqueue(database.sql)
  const owners = (await claim(6)).map(({ owner_id }) => owner_id)
  expect(owners.filter((owner) => owner === few)).toHaveLength(2)
  expect(owners.filter((owner) => owner === null)).toHaveLength(1)
  // Three of the first owner's run: the second's last is next.
  expect((await claimOne()).owner_id).toBe(few)
})

it('takes what is urgent first, and nothing before its time', async () => {
  await enqueue(database.sql, { no: 1 })
  const urgent = await enqueue(database.sql, { no: 2, priority: 5 })
  expect((await claimOne()).id).toBe(urgent)
  await database.sql`update jobs set due_at = now() + interval '1 hour' where state = 'queued'`
  expect(await claim()).toEqual([])
})

it('takes no kind that the worker does not know', async () => {
  await enqueue(database.sql)
  expect(await queue.claim(['tests.other'], 5)).toEqual([])
})

it('keeps one waiting job of a subject, and runs one at a time', async () => {
  const first = await enqueue(database.sql, { no: 1, subject: 'index' })
  expect(await enqueue(database.sql, { no: 2, subject: 'index' })).toBe(first)
  const running = await claimOne()
  expect(running.payload).toEqual({ no: 2 })
  const second = await enqueue(database.sql, { no: 3, subject: 'index' })
  expect(second).not.toBe(first)
  expect(await claim()).toEqual([])
  expect(await queue.finish(running, null)).toBe(true)
  expect((await claimOne()).id).toBe(second)
})

it('gives the job of a worker that is not heard of to another', async () => {
  await enqueue(database.sql)
  const lost = await claimOne()
  expect(await claim()).toEqual([])
  await endLeases()
  const again = await claimOne()
  expect(again).toMatchObject({ id: lost.id, attempts: 2 })
  expect(await queue.renew(lost, null)).toBe('lost')
  expect(await queue.finish(lost, null)).toBe(false)
  expect(await queue.fail(lost, { reason: 'late', again: 1 })).toBeNull()
  expect(await queue.finish(again, null)).toBe(true)
})

it('stops trying a job that takes its workers with it', async () => {
  const id = await enqueue(database.sql, { most: 2 })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await claimOne()
    await endLeases()
  }
  expect(await claim()).toEqual([])
  expect(await stateOf(database.sql, id)).toMatchObject({ state: 'failed', reason: 'worker-lost' })
})

it('tries a failed job again later, and then no more', async () => {
  const id = await enqueue(database.sql, { most: 2 })
  expect(await queue.fail(await claimOne(), { reason: 'no-answer', again: 60_000 })).toBe('queued')
  expect(await claim()).toEqual([])
  await database.sql`update jobs set due_at = now()`
  expect(await queue.fail(await claimOne(), { reason: 'no-answer', again: 1 })).toBe('failed')
  expect(await stateOf(database.sql, id)).toMatchObject({ state: 'failed', reason: 'no-answer' })
})

it('a failed attempt gives way to the same job that was asked for meanwhile', async () => {
  await enqueue(database.sql, { no: 1, subject: 'index' })
  const running = await claimOne()
  const newer = await enqueue(database.sql, { no: 2, subject: 'index' })
  expect(await queue.fail(running, { reason: 'no-answer', again: 0 })).toBe('cancelled')
  expect((await claimOne()).id).toBe(newer)
})

it('does not count an attempt that the worker gave back', async () => {
  const id = await enqueue(database.sql)
  await queue.release(await claimOne())
  expect(await stateOf(database.sql, id)).toMatchObject({ state: 'queued', attempts: 0 })
})

it('goes with its owner', async () => {
  const owner = await addOwner(database.sql)
  await enqueue(database.sql, { owner })
  const job = await claimOne()
  await database.sql`delete from auth.users where id = ${owner}`
  expect(await queue.renew(job, null)).toBe('lost')
  expect(await queue.finish(job, null)).toBe(false)
})

it('forgets what ended long ago', async () => {
  const [done, failed] = [await enqueue(database.sql), await enqueue(database.sql)]
  await queue.finish(await claimOne(), null)
  await queue.fail(await claimOne(), { reason: 'broken', again: null })
  const old = (days: number) =>
    database.sql`select delete_old_jobs(now() + make_interval(days => ${days})) as gone`
  expect((await old(6))[0]?.gone).toBe(0)
  expect((await old(8))[0]?.gone).toBe(1)
  expect((await old(31))[0]?.gone).toBe(1)
  expect(done).not.toBe(failed)
})
