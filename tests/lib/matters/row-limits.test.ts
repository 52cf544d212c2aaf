/** @jest-environment node */
import postgres from 'postgres'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { addOwner } from '@/tests/worker/test-jobs'

// How many rows somebody may have is counted by the database, whoever inserts beside it.

let database: TestDatabase
const connections: postgres.Sql[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await Promise.all(connections.map((sql) => sql.end()))
  await database.drop()
})

/** A connection of its own, as another request has one. */
function connect(): postgres.Sql {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  connections.push(sql)
  return sql
}

const addMatters = (owner: string, count: number) =>
  database.sql`insert into matters (user_id, title)
    select ${owner}, 'matter ' || no from generate_series(1, ${count}::integer) no`
const countOf = async (owner: string) =>
  (await database.sql`select count(*)::int as held from matters where user_id = ${owner}`)[0]?.held

/** Until the other transaction has come to its end or waits for the first. */
async function untilSettled(other: Promise<unknown>, pid: number): Promise<void> {
  let isOver = false
  void other.then(() => {
    isOver = true
  })
  for (;;) {
    const [row] =
      await database.sql`select wait_event_type from pg_stat_activity where pid = ${pid}`
    if (isOver || row?.wait_event_type === 'Lock') return
  }
}

test('two transactions at once do not pass the limit together', async () => {
  const owner = await addOwner(database.sql)
  await addMatters(owner, 499)
  const [first, second] = [connect(), connect()]
  const [process] = await second`select pg_backend_pid() as pid`
  const outcomes: Promise<PromiseSettledResult<unknown>[]>[] = []
  await first.begin(async (transaction) => {
    await transaction`insert into matters (user_id, title) values (${owner}, 'the last')`
    const other = Promise.allSettled([
      second`insert into matters (user_id, title) values (${owner}, 'one too many')`.execute(),
    ])
    outcomes.push(other)
    await untilSettled(other, Number(process?.pid))
  })
  const [[outcome] = []] = await Promise.all(outcomes)
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '54000' } })
  expect(await countOf(owner)).toBe(500)
})

test('another person does not wait', async () => {
  const [anna, bert] = [await addOwner(database.sql), await addOwner(database.sql)]
  const [first, second] = [connect(), connect()]
  await first.begin(async (transaction) => {
    await transaction`insert into matters (user_id, title) values (${anna}, 'hers')`
    await second`insert into matters (user_id, title) values (${bert}, 'his')`
  })
  expect(await countOf(bert)).toBe(1)
})
