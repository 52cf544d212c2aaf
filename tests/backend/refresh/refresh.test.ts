/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  corpusStateSchema,
  type ImportOutcome,
  type RefreshState,
  refreshCancelSchema,
  refreshStartSchema,
  refreshStateSchema,
} from '@/lib/corpus/administration-schema'
import { decisionFile } from '@/tests/factories/corpus-files'
import { type ServiceProcess, startService } from '@/tests/factories/service-process'

let service: ServiceProcess
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'refresh-source-'))
  service = await startService()
})
afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A folder of decisions, and a file that is none. */
async function corpus(name: string, size: number): Promise<string> {
  const at = path.join(folder, name, 'kr')
  await mkdir(at, { recursive: true })
  for (let serial = 1; serial <= size; serial++) {
    await writeFile(path.join(at, `${serial}.md`), decisionFile({ serial }))
  }
  await writeFile(path.join(at, 'broken.md'), '---\nnothing: of use\n---\n')
  return path.join(folder, name)
}

const state = async () =>
  refreshStateSchema.parse(await (await service.ask('GET', '/admin/refresh')).json())
const start = async () =>
  refreshStartSchema.parse(await (await service.ask('POST', '/admin/refresh')).json())
const cancel = async () =>
  refreshCancelSchema.parse(await (await service.ask('POST', '/admin/refresh/cancel')).json())

/** Asks as the page does until an import is in one of these states. */
async function until(...outcomes: ImportOutcome[]): Promise<RefreshState> {
  for (;;) {
    const seen = await state()
    if (seen.latest && outcomes.includes(seen.latest.outcome)) return seen
    await pause(50)
  }
}

/** A lock that the import waits for when it writes its first batch, so that it is surely in the middle. */
async function holdDecisions(): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let locked = () => {}
  const held = new Promise<void>((resolve) => {
    locked = resolve
  })
  const done = service.sql.begin(async (tx) => {
    await tx`lock table legal.decisions in share mode`
    locked()
    await released
  })
  await held
  return async () => {
    release()
    await done
  }
}

const decisions = async () => {
  const [row] = await service.sql<{ count: number }[]>`
    select count(*)::int as count from legal.decisions`
  return row?.count
}

it('is hidden from a caller without the key', async () => {
  for (const [method, at] of [
    ['GET', '/admin/corpus'],
    ['GET', '/admin/refresh'],
    ['POST', '/admin/refresh'],
    ['POST', '/admin/refresh/cancel'],
  ] as const) {
    for (const key of ['', 'k', `${service.key}k`]) {
      expect((await service.ask(method, at, key)).status).toBe(404)
    }
  }
  expect(await service.sql`select from legal.imports`).toHaveLength(0)
})

it('says that no source is set, and starts nothing', async () => {
  expect(await state()).toEqual({ source: 'none', latest: null })
  expect((await start()).outcome).toBe('noSource')
  expect((await cancel()).outcome).toBe('idle')
  expect(await service.sql`select from legal.imports`).toHaveLength(0)
})

it('imports the folder it is set to, one at a time, and tells what it skipped', async () => {
  await service.restart({ CORPUS_SOURCE: await corpus('first', 40) })
  const release = await holdDecisions()
  try {
    const first = await start()
    expect(first).toMatchObject({
      outcome: 'started',
      state: { source: 'configured', latest: { outcome: 'running', stage: 'read' } },
    })
    expect((await start()).outcome).toBe('running')
  } finally {
    await release()
  }
  const { latest } = await until('done', 'failed', 'incomplete')
  expect(latest).toMatchObject({
    outcome: 'done',
    stage: 'done',
    counts: { decisions: 40, bad: 1 },
    badFiles: [{ path: expect.stringContaining('broken.md'), reason: expect.any(String) }],
  })
  const answer = corpusStateSchema.parse(await (await service.ask('GET', '/admin/corpus')).json())
  expect(answer.counts).toMatchObject({
    decisions: 40,
    byLevel: [{ level: 'supreme', count: 40 }],
    byYear: [{ year: 2020, count: 40 }],
  })
  expect(answer.index.bytes).toBeGreaterThan(0)
  expect(answer.imports).toHaveLength(1)
})

it('stops when asked, keeps what was written, and goes on from there', async () => {
  await service.restart({ CORPUS_SOURCE: await corpus('second', 60) })
  const release = await holdDecisions()
  try {
    expect((await start()).outcome).toBe('started')
    expect(await cancel()).toMatchObject({
      outcome: 'asked',
      state: { latest: { cancelAsked: true } },
    })
  } finally {
    await release()
  }
  expect((await until('cancelled', 'done')).latest).toMatchObject({ outcome: 'cancelled' })
  expect((await cancel()).outcome).toBe('idle')
  expect((await start()).outcome).toBe('started')
  expect((await until('done', 'failed')).latest?.outcome).toBe('done')
  expect(await decisions()).toBe(60)
})

it('shows an import that was killed with its service as interrupted, and resumes it', async () => {
  const env = { CORPUS_SOURCE: await corpus('third', 80) }
  await service.restart(env)
  const release = await holdDecisions()
  try {
    expect((await start()).outcome).toBe('started')
    await service.kill()
  } finally {
    await release()
  }
  await service.restart(env)
  expect((await until('interrupted')).latest?.endedAt).toBeNull()
  expect((await start()).outcome).toBe('started')
  expect((await until('done', 'failed')).latest?.outcome).toBe('done')
  expect(await decisions()).toBe(80)
})

it('tells why a source could not be used, without what could sign in to it', async () => {
  await service.restart({ CORPUS_SOURCE: path.join(folder, 'nowhere') })
  await start()
  expect((await until('incomplete', 'failed')).latest).toMatchObject({
    outcome: 'incomplete',
    failures: [{ fault: 'missing' }],
  })
  await service.restart({ CORPUS_SOURCE: 'https://name:secret@127.0.0.1:9/corpus.git' })
  await start()
  const answer = JSON.stringify(await until('incomplete', 'failed'))
  expect(answer).toContain('127.0.0.1:9/corpus.git')
  expect(answer).not.toContain('secret')
})

it('loads the starter corpus again where nothing else was ever imported', async () => {
  await service.sql`truncate legal.imports, legal.decisions, legal.laws cascade`
  await service.sql`
    insert into legal.imports (source, stage, finished_at, ended_at, outcome)
    values ('starter', 'done', now(), now(), 'done')`
  await service.restart({})
  expect((await state()).source).toBe('starter')
  expect((await start()).outcome).toBe('started')
  const { latest } = await until('done', 'failed')
  expect(latest?.outcome).toBe('done')
  expect(await decisions()).toBe(latest?.counts.decisions)
})
