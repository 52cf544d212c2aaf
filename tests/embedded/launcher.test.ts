/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startChild, untilReady } from '@/embedded/launcher/child.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-launcher-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a launcher program to its end, in an environment with these settings alone. */
function run(program: string, args: string[], settings: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const done = spawnSync(process.execPath, [`embedded/launcher/${program}`, ...args], {
    encoding: 'utf8',
    env: { PATH, HOME, NODE_ENV: 'development', ...settings },
  })
  return { code: done.status, out: done.stdout, err: done.stderr }
}

describe('stand-ins in a production environment', () => {
  it('do not start unasked', () => {
    const { code, err } = run('start.mjs', ['--data', folder], { NODE_ENV: 'production' })
    expect(code).toBe(1)
    expect(err).toContain('EMBEDDED=1')
    expect(err).toContain('NEXT_PUBLIC_SUPABASE_URL')
  })

  it('still stand in for a missing database of the case-law service, so they ask too', () => {
    const { code, err } = run('start.mjs', ['--data', folder], {
      NODE_ENV: 'production',
      NEXT_PUBLIC_SUPABASE_URL: 'https://example.supabase.co',
      NEXT_PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
    })
    expect(code).toBe(1)
    expect(err).toContain('DATABASE_URL')
  })
})

it('names the keys that hosted Supabase lacks', () => {
  const { code, err } = run('start.mjs', ['--data', folder], {
    NEXT_PUBLIC_SUPABASE_URL: 'https://example.supabase.co',
  })
  expect(code).toBe(1)
  expect(err).toContain('NEXT_PUBLIC_SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY')
})

it('refuses a port that is no port', () => {
  const { code, err } = run('start.mjs', ['--data', folder], { PORT: 'eighty' })
  expect(code).toBe(1)
  expect(err).toContain('PORT=eighty')
})

describe('a port that another program has', () => {
  const other = createServer()
  let port = 0
  beforeAll(async () => {
    other.listen(0, 'localhost')
    await once(other, 'listening')
    port = (other.address() as AddressInfo).port
  })
  afterAll(() => void other.close())

  it('is named before anything starts, with what to do', () => {
    const { code, err } = run('start.mjs', ['--data', folder], { PORT: String(port) })
    expect(code).toBe(1)
    expect(err).toContain(`another program listens on port ${port}`)
    expect(err).toContain('PORT=0 npm start')
  })

  it('is named when the program finds it taken', async () => {
    const script = `require('node:net').createServer().listen(${port}, 'localhost')`
    const child = startChild({
      name: 'site',
      args: ['-e', script],
      env: process.env,
      dataDir: folder,
    })
    const ready = untilReady(child, 20_000, async () => false)
    await expect(ready).rejects.toThrow(
      `site cannot start: another program listens on port ${port}.`,
    )
  })

  it('is left unnamed when the program ended for another reason', async () => {
    const args = ['-e', "throw new Error('no key')"]
    const child = startChild({ name: 'site', args, env: process.env, dataDir: folder })
    await expect(untilReady(child, 20_000, async () => false)).rejects.toThrow(/ended.*no key/s)
  })
})

describe('running one entry', () => {
  const entry = 'tests/embedded/echo-entry.ts'

  it('keeps stdout for the entry and passes arguments, folder and exit code on', () => {
    const args = [entry, '--no-postgres', '--data', folder, '--limit', '3']
    const { code, out, err } = run('run.mjs', args)
    expect(err).toBe('')
    expect(JSON.parse(out)).toEqual({
      args: ['--data', folder, '--limit', '3'],
      dataDir: folder,
      database: null,
    })
    expect(code).toBe(7)
  })

  it('gives the entry a migrated database that is gone afterwards', () => {
    const first = JSON.parse(run('run.mjs', [entry, '--data', folder]).out)
    expect(first.database).toEqual({
      legal: true,
      roles: ['anon', 'authenticated', 'service_role'],
    })
    const second = run('run.mjs', [entry, '--data', folder])
    expect(JSON.parse(second.out)).toEqual(first)
  })

  it('says how it is used', () => {
    const { code, err } = run('run.mjs', [])
    expect(code).toBe(1)
    expect(err).toContain('Usage:')
  })
})
