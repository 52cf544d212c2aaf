/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { makeOrganization, roleIn } from '@/tests/factories/organization'

// The last owner stays, whichever way a row is changed and whoever changes another beside it.

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

type Person = { id: string; session: string }
async function addPerson(): Promise<Person> {
  const [id, session] = [randomUUID(), randomUUID()]
  const { sql } = database
  const email = `${id}@example.test`
  await sql`insert into auth.users (id, email) values (${id}, ${email})`
  await sql`insert into profiles (id, email) values (${id}, ${email})`
  await sql`insert into auth.sessions (id, user_id) values (${session}, ${id})`
  return { id, session }
}

/** The session of a person for the rest of a transaction, as the API sets it. */
const as = (transaction: postgres.TransactionSql, { id, session }: Person) =>
  transaction`select set_config('request.jwt.claims',
    ${JSON.stringify({ sub: id, session_id: session, role: 'authenticated' })}, true),
    set_config('request.jwt.claim.sub', ${id}, true)`

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

type Step = (transaction: postgres.TransactionSql) => Promise<unknown>

/** Two transactions at once: the second begins before the first has ended. @returns what came of the second */
async function atOnce(one: Step, other: Step): Promise<PromiseSettledResult<unknown>> {
  const [first, second] = [connect(), connect()]
  const [process] = await second`select pg_backend_pid() as pid`
  let outcome: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  await first.begin(async (transaction) => {
    await one(transaction)
    outcome = Promise.allSettled([second.begin(async (inner) => other(inner))])
    await untilSettled(outcome, Number(process?.pid))
  })
  const [settled] = await outcome
  if (!settled) throw new Error('nothing came of it')
  return settled
}

const ownersOf = async (organization: string) =>
  (
    await database.sql`select user_id from organization_members
      where organization_id = ${organization} and role = 'owner'`
  ).map(({ user_id }) => user_id)

const leave =
  (person: Person, organization: string): Step =>
  async (transaction) => {
    await as(transaction, person)
    const [row] = await transaction`select leave_organization(${organization}) as outcome`
    return row?.outcome
  }

it('of two owners who leave at once one stays', async () => {
  const [anna, bert, carl] = [await addPerson(), await addPerson(), await addPerson()]
  const organization = await makeOrganization(database.sql, [
    [anna, 'owner'],
    [bert, 'owner'],
    [carl, 'member'],
  ])
  const outcome = await atOnce(leave(anna, organization), leave(bert, organization))
  expect(outcome).toEqual({ status: 'fulfilled', value: 'lastOwner' })
  expect(await ownersOf(organization)).toEqual([bert.id])
})

it('of two owners whose rows are changed at once past the functions one stays', async () => {
  const [anna, bert] = [await addPerson(), await addPerson()]
  const organization = await makeOrganization(database.sql, [
    [anna, 'owner'],
    [bert, 'owner'],
  ])
  const demote =
    ({ id }: Person): Step =>
    (transaction) =>
      transaction`update organization_members set role = 'member'
        where organization_id = ${organization} and user_id = ${id}`
  const outcome = await atOnce(demote(anna), demote(bert))
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '23001' } })
  expect(await ownersOf(organization)).toEqual([bert.id])
})

it('an owner who leaves while the other one’s account is deleted stays', async () => {
  const [anna, bert, carl] = [await addPerson(), await addPerson(), await addPerson()]
  const organization = await makeOrganization(database.sql, [
    [anna, 'owner'],
    [bert, 'owner'],
    [carl, 'viewer'],
  ])
  const outcome = await atOnce(
    (transaction) => transaction`delete from auth.users where id = ${anna.id}`,
    leave(bert, organization),
  )
  expect(outcome).toEqual({ status: 'fulfilled', value: 'lastOwner' })
  expect(await ownersOf(organization)).toEqual([bert.id])
})

it('the last owner is neither deleted nor demoted while others are there, not even past the functions', async () => {
  const { sql } = database
  const [anna, bert] = [await addPerson(), await addPerson()]
  const organization = await makeOrganization(sql, [
    [anna, 'owner'],
    [bert, 'admin'],
  ])
  const ways = [
    () => sql`delete from organization_members where user_id = ${anna.id}`,
    () => sql`update organization_members set role = 'admin' where user_id = ${anna.id}`,
    () => sql`delete from auth.users where id = ${anna.id}`,
  ]
  for (const way of ways) await expect(way()).rejects.toMatchObject({ code: '23001' })
  expect(await roleIn(sql, organization, anna)).toBe('owner')
})

it('an owner whose account was closed off counts for nothing', async () => {
  const { sql } = database
  const [anna, bert] = [await addPerson(), await addPerson()]
  const organization = await makeOrganization(sql, [
    [anna, 'owner'],
    [bert, 'owner'],
  ])
  await sql`update profiles set disabled_at = now() where id = ${bert.id}`
  await expect(
    sql`delete from organization_members where organization_id = ${organization} and user_id = ${anna.id}`,
  ).rejects.toMatchObject({ code: '23001' })
})

it('nobody’s membership becomes another’s', async () => {
  const { sql } = database
  const [anna, bert, carl] = [await addPerson(), await addPerson(), await addPerson()]
  const organization = await makeOrganization(sql, [
    [anna, 'owner'],
    [bert, 'member'],
  ])
  await expect(
    sql`update organization_members set user_id = ${carl.id}
      where organization_id = ${organization} and user_id = ${bert.id}`,
  ).rejects.toMatchObject({ code: '23001' })
})

it('an organisation ends with whoever is alone in it, and everything of it when it is deleted', async () => {
  const { sql } = database
  const [anna, bert] = [await addPerson(), await addPerson()]
  const alone = await makeOrganization(sql, [[anna, 'owner']])
  await sql`delete from auth.users where id = ${anna.id}`
  expect(await sql`select from organizations where id = ${alone}`).toHaveLength(0)

  const carl = await addPerson()
  const together = await makeOrganization(sql, [
    [bert, 'owner'],
    [carl, 'member'],
  ])
  await sql`delete from organizations where id = ${together}`
  expect(await sql`select from organization_members where organization_id = ${together}`).toEqual(
    [],
  )
})
