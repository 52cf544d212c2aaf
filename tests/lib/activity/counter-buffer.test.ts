/** @jest-environment node */
import {
  type CounterBuffer,
  createCounterBuffer,
  flushCounters,
} from '@/lib/activity/counter-buffer'
import { log } from '@/lib/log'

type Row = { place: string; times: number }
let written: Row[][]
let answer: (rows: Row[]) => Promise<void>
let buffer: CounterBuffer<Row>

beforeEach(() => {
  jest.useFakeTimers()
  written = []
  answer = async () => {}
  buffer = createCounterBuffer<Row>({
    name: 'test',
    keyOf: ({ place }) => place,
    merge: (one, other) => ({ ...one, times: one.times + other.times }),
    write: (rows) => {
      written.push(rows)
      return answer(rows)
    },
  })
})
afterEach(async () => {
  answer = async () => {}
  await flushCounters()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('what happens often is told once, summed', async () => {
  buffer.add({ place: 'a', times: 1 })
  buffer.add({ place: 'b', times: 1 })
  buffer.add({ place: 'a', times: 2 })
  expect(written).toEqual([])
  await jest.advanceTimersByTimeAsync(2000)
  expect(written).toEqual([
    [
      { place: 'a', times: 3 },
      { place: 'b', times: 1 },
    ],
  ])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(written).toHaveLength(1)
})

it('a process that ends tells at once, and nothing is left to be told later', async () => {
  buffer.add({ place: 'a', times: 1 })
  await flushCounters()
  expect(written).toEqual([[{ place: 'a', times: 1 }]])
  expect(jest.getTimerCount()).toBe(0)
})

it('a process that ends waits for the write that is under way, and for what was counted during it', async () => {
  let finish = () => {}
  answer = () => new Promise<void>((resolve) => (finish = resolve))
  buffer.add({ place: 'a', times: 1 })
  await jest.advanceTimersByTimeAsync(2000)
  buffer.add({ place: 'a', times: 5 })
  const told = flushCounters()
  answer = async () => {}
  finish()
  await told
  expect(written).toEqual([[{ place: 'a', times: 1 }], [{ place: 'a', times: 5 }]])
  expect(jest.getTimerCount()).toBe(0)
})

it('what could not be written is told with what came meanwhile, later each time', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue()
  answer = () => Promise.reject(new Error('away'))
  buffer.add({ place: 'a', times: 1 })
  await jest.advanceTimersByTimeAsync(2000)
  expect(warn).toHaveBeenCalledWith('count.failed', { name: 'test', reason: 'away', rows: 1 })
  buffer.add({ place: 'a', times: 1 })
  answer = async () => {}
  await jest.advanceTimersByTimeAsync(3999)
  expect(written).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(written[1]).toEqual([{ place: 'a', times: 2 }])
})
