/** @jest-environment node */
import { createDayCounter } from '@/lib/day-counter'
import { koreanDay, untilNextKoreanDay } from '@/lib/korean-time'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

/** A minute before and after midnight in Korea, whatever the time zone of the machine. */
const evening = new Date('2026-11-21T14:59:00Z')
const morning = new Date('2026-11-21T15:01:00Z')

it('a day is one of Korea', () => {
  expect(koreanDay(evening)).toBe('2026-11-21')
  expect(koreanDay(morning)).toBe('2026-11-22')
  expect(untilNextKoreanDay(evening)).toBe(60_000)
  expect(untilNextKoreanDay(morning)).toBe((24 * 60 - 1) * 60_000)
})

describe.each(['in this process', 'in PostgreSQL'])('%s', (where) => {
  let database: TestDatabase | undefined
  const counter = (name: string) =>
    createDayCounter(name, database ? `${database.url}?role=rate_limiter` : undefined)
  beforeAll(async () => {
    if (where === 'in PostgreSQL') database = await createTestDatabase()
  })
  afterAll(() => database?.drop())

  it('counts to the limit, for each client and day apart', async () => {
    const questions = counter('limit')
    expect(await questions.left('a', 2, evening)).toBe(2)
    expect(await questions.take('a', 2, evening)).toEqual({ allowed: true, left: 1 })
    expect(await questions.take('a', 2, evening)).toEqual({ allowed: true, left: 0 })
    expect(await questions.take('a', 2, evening)).toEqual({ allowed: false, left: 0 })
    expect(await questions.take('b', 2, evening)).toEqual({ allowed: true, left: 1 })
    expect(await questions.take('a', 2, morning)).toEqual({ allowed: true, left: 1 })
  })

  it('gives back, also after having refused', async () => {
    const questions = counter('back')
    await questions.take('a', 1, evening)
    for (let again = 0; again < 5; again++) await questions.take('a', 1, evening)
    await questions.release('a', evening)
    expect(await questions.left('a', 1, evening)).toBe(1)
    expect(await questions.take('a', 1, evening)).toEqual({ allowed: true, left: 0 })
  })
})

it('never lets more than the limit through at once', async () => {
  const database = await createTestDatabase()
  const url = `${database.url}?role=rate_limiter`
  const copies = [createDayCounter('atOnce', url), createDayCounter('atOnce', url)]
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, at) => copies[at % 2]?.take('a', 3, evening)),
  )
  expect(taken.filter((each) => each?.allowed).length).toBeLessThanOrEqual(3)
  await database.drop()
})

it('goes on counting here when the counters cannot be reached', async () => {
  const questions = createDayCounter('alone', 'postgres://nobody@127.0.0.1:1/none')
  expect((await questions.take('a', 1, evening)).allowed).toBe(true)
  expect((await questions.take('a', 1, evening)).allowed).toBe(false)
})
