/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBackupState } from '@/embedded/launcher/backup-state.mjs'
import { backupDue, renewalsDue, retentionDue } from '@/embedded/launcher/due.mjs'
import { CHECK_MS, Schedule } from '@/embedded/launcher/schedule.mjs'
import { makeBackup } from '@/scripts/backup/make-backup'
import { createTestDatabase, type TestDatabase } from '@/tests/database'

const HOUR = 3600_000
const START = Date.UTC(2026, 0, 31, 9)
const at = (text: string) => new Date(`${text}Z`)

describe('when a backup is due', () => {
  const now = at('2026-01-31T09:00')
  const due = (frequency: string, done: Date | null, tried: Date | null = done) =>
    backupDue({ frequency, done, tried }, now)?.toISOString().slice(0, 16) ?? null

  it('at once where there is none, and never where none is wanted', () => {
    expect(due('daily', null)).toBe('2026-01-31T09:00')
    expect(due('off', null)).toBeNull()
    expect(due('off', at('2020-01-01T00:00'))).toBeNull()
  })

  it('a period after the last one', () => {
    const last = at('2026-01-31T08:30')
    expect(due('hourly', last)).toBe('2026-01-31T09:30')
    expect(due('daily', last)).toBe('2026-02-01T08:30')
    expect(due('weekly', last)).toBe('2026-02-07T08:30')
    expect(due('monthly', last)).toBe('2026-02-28T08:30')
    expect(due('monthly', at('2026-01-05T08:30'))).toBe('2026-02-05T08:30')
  })

  it('an hour after one that failed, but not before its time', () => {
    expect(due('daily', null, at('2026-01-31T08:50'))).toBe('2026-01-31T09:50')
    expect(due('daily', at('2026-01-30T08:00'), at('2026-01-31T08:50'))).toBe('2026-01-31T09:50')
    expect(due('weekly', at('2026-01-30T08:00'), at('2026-01-30T09:00'))).toBe('2026-02-06T08:00')
  })

  it('the house is kept once a day', () => {
    expect(retentionDue(null, now)).toEqual(now)
    expect(retentionDue(at('2026-01-31T08:30'), now)).toEqual(at('2026-02-01T08:30'))
  })

  it('subscriptions are renewed every hour', () => {
    expect(renewalsDue(null, now)).toEqual(now)
    expect(renewalsDue(at('2026-01-31T08:30'), now)).toEqual(at('2026-01-31T09:30'))
  })
})

describe('on a running stack', () => {
  let database: TestDatabase
  let folder: string
  beforeEach(async () => {
    database = await createTestDatabase()
    folder = await mkdtemp(path.join(tmpdir(), 'beopdap-schedule-'))
  })
  afterEach(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  it.each([
    ['hourly', 6, CHECK_MS, 6],
    ['daily', 50, HOUR, 3],
    ['off', 50, 10 * HOUR, 0],
  ])(
    '%s: in %i hours, with a look every %i ms, %i backups',
    async (frequency, hours, step, expected) => {
      const { sql, url } = database
      await sql`update public.site_settings set backup_frequency = ${frequency}`
      let now = START
      const clock = () => new Date(now)
      let look = () => Promise.resolve()
      const said: string[] = []
      const plan = { sql, folder, storageDir: null, kind: 'scheduled' as const, now: clock }
      const job = {
        name: 'backup',
        due: async () => backupDue(await readBackupState(url), clock()),
        run: async () => path.basename((await makeBackup(plan))?.file ?? ''),
      }
      const schedule = new Schedule([job], {
        now: clock,
        every: (ms: number, again: () => void | Promise<void>) => {
          expect(ms).toBe(CHECK_MS)
          look = async () => again()
          return () => {}
        },
        report: (line: string) => said.push(line),
      })
      await schedule.start()
      // Each look comes a little late, as timers do.
      for (; now < START + hours * HOUR; now += step + 700) await look()
      const files = (await readdir(folder)).sort()
      expect(files).toHaveLength(expected)
      expect(said.map((line) => line.trim().split(/\s+/)[1])).toEqual(files)
      await schedule.stop()
    },
    60_000,
  )
})

it('does one thing at a time, goes on after a failure, and begins nothing once stopped', async () => {
  const done: string[] = []
  const said: string[] = []
  let finish = () => {}
  const jobs = [
    {
      name: 'first',
      due: async () => new Date(START),
      run: () =>
        new Promise<string>((_, reject) => {
          done.push('first')
          finish = () => reject(new Error('no paper'))
        }),
    },
    {
      name: 'second',
      due: async () => new Date(START),
      run: async () => {
        done.push('second')
        return 'well'
      },
    },
  ]
  const means = {
    now: () => new Date(START),
    every: () => () => {},
    report: (line: string) => said.push(line.trim().replace(/\s+/g, ' ')),
  }
  const schedule = new Schedule(jobs, means)
  const first = schedule.start()
  expect(schedule.look()).toBe(first)
  await Promise.resolve()
  finish()
  await first
  expect(done).toEqual(['first', 'second'])
  expect(said).toEqual(['first failed: no paper', 'second well'])

  const second = schedule.look()
  await Promise.resolve()
  const stopped = schedule.stop()
  finish()
  await Promise.all([second, stopped])
  expect(done).toEqual(['first', 'second', 'first'])
})
