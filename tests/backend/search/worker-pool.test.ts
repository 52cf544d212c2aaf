import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { spawnIndexWorker } from '@/backend/search/spawn-worker'
import { WorkerPool, type WorkerQuestion } from '@/backend/search/worker-pool'
import { searchIndex } from '@/tests/factories/search-index'

jest.mock('@/backend/search/spawn-worker', () => ({ spawnIndexWorker: jest.fn() }))

/** A thread that answers when the test says so. */
class FakeThread extends EventEmitter {
  readonly asked: WorkerQuestion[] = []
  terminated = false
  postMessage(question: WorkerQuestion) {
    this.asked.push(question)
  }
  reply(total: number) {
    const { id } = this.asked.shift()!
    this.emit('message', { id, answer: { total, hits: [], facets: {} } })
  }
  async terminate() {
    this.terminated = true
  }
}

const threads: FakeThread[] = []
beforeEach(() => {
  threads.length = 0
  jest.mocked(spawnIndexWorker).mockImplementation(() => {
    const thread = new FakeThread()
    threads.push(thread)
    return thread as unknown as Worker
  })
})

const query = {
  target: 'cases' as const,
  text: '임대차',
  filters: {},
  actsOnly: false,
  sort: 'relevance' as const,
  offset: 0,
  limit: 10,
  namedIds: [],
  namedLawIds: [],
}
const pool = (size: number) => new WorkerPool(searchIndex({}), size)

it('asks the thread with the fewest questions in hand', async () => {
  const { rank } = bound(pool(2))
  const [first, second] = [rank(), rank()]
  expect(threads.map(({ asked }) => asked.length)).toEqual([1, 1])
  threads[1]!.reply(2)
  expect((await second).total).toBe(2)
  const third = rank()
  expect(threads[1]!.asked).toHaveLength(1)
  threads[1]!.reply(3)
  threads[0]!.reply(1)
  expect((await third).total).toBe(3)
  expect((await first).total).toBe(1)
})

it('gives each question its own answer', async () => {
  const { rank } = bound(pool(1))
  const answers = [rank(), rank(), rank()]
  for (const total of [7, 8, 9]) threads[0]!.reply(total)
  expect((await Promise.all(answers)).map(({ total }) => total)).toEqual([7, 8, 9])
})

it('fails a question that the thread failed', async () => {
  const { rank } = bound(pool(1))
  const failing = rank()
  const { id } = threads[0]!.asked[0]!
  threads[0]!.emit('message', { id, failure: 'out of range' })
  await expect(failing).rejects.toThrow('out of range')
})

it('puts a new thread in the place of one that died, and fails what it had in hand', async () => {
  const { rank } = bound(pool(1))
  const lost = rank()
  threads[0]!.emit('error', new Error('out of memory'))
  await expect(lost).rejects.toThrow('out of memory')
  const next = rank()
  threads[1]!.reply(4)
  expect((await next).total).toBe(4)
})

it('closed ends its threads and leaves no caller waiting', async () => {
  const { rank, close } = bound(pool(2))
  const waiting = rank()
  const refused = expect(waiting).rejects.toThrow('closed')
  await close()
  await refused
  expect(threads.every(({ terminated }) => terminated)).toBe(true)
  await expect(rank()).rejects.toThrow('closed')
})

function bound(made: WorkerPool) {
  return { rank: async () => made.rank(query), close: () => made.close() }
}
