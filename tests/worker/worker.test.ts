/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { JobFailure } from '@/lib/jobs/definition'
import { setLogLevel } from '@/lib/log'
import { createTestDatabase, forgetPeople, type TestDatabase } from '@/tests/database'
import { until } from '@/tests/embedded/small-stack'
import { type Handler, handles } from '@/worker/handler'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'
import { countJob, enqueue, stateOf } from './test-jobs'

let database: TestDatabase
const workers: Worker[] = []
const children: ChildProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql`create table tests_counted (no integer not null)`
})
afterAll(() => database.drop())
beforeEach(() => setLogLevel('off'))
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const worker of workers.splice(0)) await worker.stop()
  await forgetPeople(database)
  await database.sql`truncate tests_counted`
})

async function startWorker(run: Handler['run'], definition = countJob): Promise<Worker> {
  const handler = handles(definition, (payload, context) => run(payload, context))
  const options = { slots: 2, heartbeatMs: 40, progressMs: 20, pollMs: 50 }
  const worker = new Worker(new Queue(database.sql, 5), [handler], options)
  workers.push(worker)
  await worker.start()
  return worker
}

const ends = (id: string, state: string) =>
  until(async () => (await stateOf(database.sql, id)).state === state)

/** Work that lasts until it is broken off. */
const endless: Handler['run'] = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

it('does what waits and what comes', async () => {
  const before = await enqueue(database.sql, { no: 1 })
  await startWorker(async () => undefined)
  await ends(before, 'done')
  await ends(await enqueue(database.sql, { no: 2 }), 'done')
})

it('says how far it is', async () => {
  await startWorker(async (_, { report, signal }) => {
    report({ done: 3, total: 7, step: 'reading' })
    return endless({}, { signal } as never)
  })
  const id = await enqueue(database.sql)
  await until(async () => 'done' in (await stateOf(database.sql, id)).progress)
  expect((await stateOf(database.sql, id)).progress).toEqual({ done: 3, total: 7, step: 'reading' })
})

it('breaks off what its owner cancels', async () => {
  await startWorker(endless)
  const id = await enqueue(database.sql)
  await ends(id, 'running')
  await database.sql`update jobs set cancel_asked_at = now() where id = ${id}`
  await ends(id, 'cancelled')
})

it('tries again what failed by chance, and not what would fail again', async () => {
  let attempts = 0
  await startWorker(async (payload) => {
    if ((payload as { no: number }).no === 9) throw new JobFailure('password', { permanent: true })
    attempts += 1
    if (attempts < 3) throw new Error('no answer')
    return undefined
  })
  const [chance, never] = [
    await enqueue(database.sql, { no: 1 }),
    await enqueue(database.sql, { no: 9 }),
  ]
  await ends(chance, 'done')
  await ends(never, 'failed')
  expect(attempts).toBe(3)
  expect(await stateOf(database.sql, never)).toMatchObject({ reason: 'password', attempts: 1 })
})

it('gives up what takes too long', async () => {
  await startWorker(endless, { ...countJob, timeLimitMs: 50 })
  const id = await enqueue(database.sql, { most: 1 })
  await ends(id, 'failed')
  expect(await stateOf(database.sql, id)).toMatchObject({ reason: 'timeout' })
})

it('does not take a payload for granted', async () => {
  await startWorker(async () => undefined)
  const [row] =
    await database.sql`select enqueue_job('tests.count', null, null, '{"no": "x"}', 0, now(), 1) as id`
  await ends(String(row?.id), 'failed')
})

it('gives back what it has not finished when it stops', async () => {
  const worker = await startWorker(endless)
  const id = await enqueue(database.sql)
  await ends(id, 'running')
  await worker.stop()
  expect(await stateOf(database.sql, id)).toMatchObject({ state: 'queued', attempts: 0 })
})

it('writes nothing for a job that is another’s by now', async () => {
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  await startWorker(async () => {
    await gate
    return async (transaction) => {
      await transaction`insert into tests_counted (no) values (1)`
    }
  })
  const id = await enqueue(database.sql)
  await ends(id, 'running')
  await database.sql`update jobs set lease_id = gen_random_uuid() where id = ${id}`
  go()
  await until(async () => (await stateOf(database.sql, id)).state === 'running')
  await workers[0]?.stop()
  expect(await database.sql`select * from tests_counted`).toEqual([])
})

function startProcess(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/worker/counting-worker.ts', database.url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TSX_TSCONFIG_PATH: 'scripts/tsconfig.json' },
    },
  )
  children.push(child)
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve(child))
    child.once('exit', () => reject(new Error('the worker did not start')))
  })
}

it('loses nothing and does nothing twice when workers are killed in mid-work', async () => {
  const jobs = 120
  for (let no = 0; no < jobs; no += 1) await enqueue(database.sql, { no, most: 20 })
  const counted = async () =>
    Number((await database.sql`select count(*) from tests_counted`)[0]?.count)
  for (const share of [0.2, 0.5]) {
    const child = await startProcess()
    await until(async () => (await counted()) > jobs * share)
    child.kill('SIGKILL')
  }
  expect(await counted()).toBeLessThan(jobs)
  await startProcess()
  const open = async () =>
    Number((await database.sql`select count(*) from jobs where state <> 'done'`)[0]?.count)
  await until(async () => (await open()) === 0)
  const numbers = (await database.sql`select no from tests_counted order by no`).map(({ no }) => no)
  expect(numbers).toEqual(Array.from({ length: jobs }, (_, no) => no))
})
