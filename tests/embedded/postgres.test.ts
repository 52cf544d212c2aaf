/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'

const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-postgres-'))
// PostgreSQL does not run as root: when the tests do, its account must be able to walk in.
chmodSync(folder, 0o755)
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const HOLDER = `
  import { acquirePostgres } from './embedded/postgres/cluster.mjs'
  const { url, reused, release } = await acquirePostgres(process.argv[1])
  process.stdout.write(JSON.stringify({ url, reused }) + '\\n')
  process.stdin.resume()
  process.stdin.once('end', () => release().then(() => process.exit(0)))
`

type Holder = { child: ChildProcess; url: string; reused: boolean; ended: Promise<unknown> }

/** A process that holds the cluster until its stdin closes. */
async function hold(): Promise<Holder> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, folder])
  children.push(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))
    child.stderr.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())))
  })
  return { child, ended, ...(JSON.parse(line) as { url: string; reused: boolean }) }
}

const releaseHold = async ({ child, ended }: Holder) => {
  child.stdin?.end()
  await ended
}

const postmasterPid = () =>
  Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Polls; the test's own time limit ends the wait. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
}

/** A process that has ended is known to the system until its parent has been told. */
async function untilGone(pid: number): Promise<void> {
  const limit = Date.now() + 10_000
  while (isAlive(pid) && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 25))
  expect(isAlive(pid)).toBe(false)
}

async function ask<T>(url: string, question: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await question(sql)
  } finally {
    await sql.end()
  }
}

it('starts, listens on loopback only, sorts by code point, and stops with its holder', async () => {
  const holder = await hold()
  expect(holder.reused).toBe(false)
  const [row] = await ask(
    holder.url,
    (sql) => sql`select current_setting('listen_addresses') as addresses,
      current_setting('unix_socket_directories') as sockets,
      (select datlocale from pg_database where datname = 'postgres') as locale`,
  )
  expect(row).toEqual({ addresses: '127.0.0.1', sockets: '', locale: 'C.UTF-8' })
  const pid = postmasterPid()
  await releaseHold(holder)
  await untilGone(pid)
})

it('keeps its password to its owner', () => {
  expect(statSync(path.join(folder, 'run', 'postgres.json')).mode & 0o077).toBe(0)
})

it('is shared, and stays until the last holder has let go', async () => {
  const first = await hold()
  const second = await hold()
  expect([first.reused, second.reused]).toEqual([false, true])
  expect(second.url).toBe(first.url)
  const pid = postmasterPid()
  await releaseHold(first)
  expect(isAlive(pid)).toBe(true)
  await releaseHold(second)
  await untilGone(pid)
})

it('is not left behind by a holder killed with -9', async () => {
  const holder = await hold()
  const pid = postmasterPid()
  holder.child.kill('SIGKILL')
  await until(() => !isAlive(pid))
})

it('keeps what was committed when the server itself is killed with -9', async () => {
  const holder = await hold()
  await ask(holder.url, async (sql) => {
    await sql`create table kept (n int)`
    await sql`insert into kept select generate_series(1, 1000)`
  })
  process.kill(postmasterPid(), 'SIGKILL')
  await releaseHold(holder)
  const again = await hold()
  const [row] = await ask(again.url, (sql) => sql`select count(*)::int as rows from kept`)
  expect(row?.rows).toBe(1000)
  await releaseHold(again)
})
