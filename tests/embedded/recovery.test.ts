/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { Restarts } from '@/embedded/launcher/restarts.mjs'
import { isAlive } from '@/embedded/postgres/postmaster.mjs'
import { logsOf, type Part, type SmallStack, startSmallStack, until } from './small-stack'
import { clientOptions } from './supabase-process'

/** Each step is waited for as long as it may take on a machine that does other work. */
jest.setTimeout(900_000)

const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-recovery-'))
chmodSync(folder, 0o755)
let stack: SmallStack
beforeAll(async () => {
  stack = await startSmallStack(folder)
})
afterAll(() => {
  stack?.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Of one try: a machine that stands still for a while fails a few, and none is waited for without end. */
const aTry = () => AbortSignal.timeout(5000)

const ask = (address: string) =>
  fetch(address, { signal: aTry() }).then(
    async (response) => (response.ok ? await response.text() : null),
    () => null,
  )
const serviceFinds = async () => {
  const found = await ask(`${stack.env.LEGAL_API_URL}/cases/2012%EB%8B%A431628`)
  return found?.includes('2012다31628') ?? false
}
const apiReads = async () => {
  const { NEXT_PUBLIC_SUPABASE_URL: url = '', NEXT_PUBLIC_SUPABASE_ANON_KEY: key = '' } = stack.env
  const posts = createClient(url, key, clientOptions).from('posts')
  const { data } = await posts.select('id').limit(1).abortSignal(aTry())
  return data?.length === 1
}
const ledgerAnswers = () => {
  const { TOSS_API_URL: url = '', TOSS_SECRET_KEY: key = '' } = stack.env
  return fetch(`${url}/stand-in/ledger`, {
    headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    signal: aTry(),
  }).then(
    (response) => response.ok,
    () => false,
  )
}
const siteAnswers = async () => (await ask(stack.site)) === String(stack.pid('site'))

/** Waits for what a busy machine may take long to do, and tells what the parts logged if it never comes. */
const seen = (condition: () => boolean | Promise<boolean>) =>
  until(condition).catch((error) => {
    throw new Error(`${error.message}\n${logsOf(folder)}`)
  })

/** Kills a process as the system would, and waits until `works` again. */
async function killed(part: Part, works: () => Promise<boolean>): Promise<void> {
  await seen(works)
  const before = stack.pid(part) ?? 0
  process.kill(before, 'SIGKILL')
  await seen(() => !isAlive(before))
  await seen(async () => stack.pid(part) !== before && stack.pid(part) !== undefined)
  await seen(works)
  expect(isAlive(stack.pid(part) ?? 0)).toBe(true)
}

it('the case-law service', () => killed('service', serviceFinds))
it('the Supabase API', () => killed('supabase', apiReads))
it('the site, on the same port', () => killed('site', siteAnswers))

it('the payment stand-in', () => killed('toss', ledgerAnswers))

const workerAnswers = async () => (await ask(`${stack.env.WORKER_URL}/health`)) !== null
it('the worker', () => killed('worker', workerAnswers))

it('PostgreSQL, under processes that go on', async () => {
  const before = [stack.pid('service'), stack.pid('supabase')]
  await killed('postgres', async () => (await serviceFinds()) && (await apiReads()))
  expect([stack.pid('service'), stack.pid('supabase')]).toEqual(before)
})

it('the process that is to stop PostgreSQL in the end, which itself is not disturbed', async () => {
  const before = stack.pid('postgres')
  await killed('postgres-supervisor', apiReads)
  expect(stack.pid('postgres')).toBe(before)
})

it('nothing is left behind by a launcher that is killed', async () => {
  const parts: Part[] = [
    'site',
    'worker',
    'toss',
    'service',
    'supabase',
    'postgres-supervisor',
    'postgres',
  ]
  const pids = parts.map((part) => stack.pid(part) ?? 0)
  expect(pids.every(isAlive)).toBe(true)
  stack.child.kill('SIGKILL')
  await until(() => !pids.some(isAlive))
})

describe('a program that dies again and again', () => {
  it('is started five times within five minutes, each after a longer wait', () => {
    let now = 0
    const restarts = new Restarts(() => now)
    const waits = () => [1, 2, 3, 4, 5, 6].map(() => restarts.next())
    expect(waits()).toEqual([200, 400, 800, 1600, 3200, null])
    now = 5 * 60_000
    expect(waits()).toEqual([200, 400, 800, 1600, 3200, null])
  })

  it('ends the stack with the last lines of its log', () => {
    const program = `
      import { Supervisor } from './embedded/launcher/supervisor.mjs'
      import { startChild } from './embedded/launcher/child.mjs'
      let starts = 0
      const supervisor = new Supervisor({
        name: 'weak',
        spawn: (again) => startChild({
          name: 'weak', again, dataDir: process.argv[1], env: { READY: again ? '' : '1' },
          args: ['-e', 'console.log("out of paper"); setTimeout(() => process.exit(3), process.env.READY ? 300 : 0)'],
        }),
        isReady: async () => starts === 0,
        limitMs: 10_000,
        onPid: (pid) => { if (pid) starts++ },
        onFail: (reason) => { process.stdout.write(reason); process.exit(0) },
      }, { next: () => (starts++ < 3 ? 0 : null) })
      await supervisor.start()`
    const done = spawnSync(process.execPath, ['--input-type=module', '-e', program, folder], {
      encoding: 'utf8',
    })
    expect(done.stdout).toContain('weak did not start; 5 starts within 5 minutes did not help')
    expect(done.stdout.match(/out of paper/g)).toHaveLength(3)
  })
})
