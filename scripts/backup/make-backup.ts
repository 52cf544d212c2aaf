import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type postgres from 'postgres'
import { type Member, writeArchive } from './archive'
import { dumpTables, type Snapshot } from './dump'
import { MANIFEST_FILE, type Manifest } from './manifest'
import { digestOf, storedFiles } from './stored-files'

export type Kind = 'scheduled' | 'manual'

export type BackupPlan = {
  sql: postgres.Sql
  /** Where backups are kept. */
  folder: string
  /** Of the embedded storage; null when the storage keeps its own backups. */
  storageDir: string | null
  kind: Kind
  now: () => Date
}

/** Two at once would only hinder each other. */
const LOCK = 0x6261636b
const KEPT = 14
const WORDS = 500

const nameOf = (time: Date, kind: Kind) =>
  `beopdap-${time.toISOString().replace(/[-:]|\.\d+/g, '')}-${kind}.tar.gz`

async function* members(
  work: string,
  snapshot: Snapshot,
  storageDir: string | null,
  madeAt: Date,
): AsyncGenerator<Member> {
  for (const { file } of snapshot.tables) yield { name: file, from: path.join(work, file) }
  const storage: Manifest['storage'] = []
  if (storageDir) {
    for await (const { file, bytes } of storedFiles(storageDir)) {
      storage.push({ file, sha256: digestOf(bytes) })
      yield { name: file, from: bytes }
    }
  }
  const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), ...snapshot, storage }
  yield { name: MANIFEST_FILE, from: Buffer.from(JSON.stringify(manifest, null, 2)) }
}

/** Takes away the oldest of the scheduled ones, and what backups that were cut short have left. */
async function tidy(folder: string): Promise<void> {
  const names = (await readdir(folder)).sort()
  const scheduled = names.filter((name) => name.endsWith('-scheduled.tar.gz'))
  const old = scheduled.slice(0, Math.max(0, scheduled.length - KEPT))
  const left = names.filter((name) => name.endsWith('.partial') || name.startsWith('.work-'))
  for (const name of [...old, ...left]) {
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Writes the archive. Files are read after the tables: what a row names was stored before the row. */
async function write({ sql, folder, storageDir, kind }: BackupPlan, madeAt: Date) {
  const work = await mkdtemp(path.join(folder, '.work-'))
  try {
    const snapshot = await dumpTables(sql, work)
    const file = path.join(folder, nameOf(madeAt, kind))
    const bytes = await writeArchive(file, members(work, snapshot, storageDir, madeAt))
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0)
    return { file, bytes, rows }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

export type Backup = { file: string; bytes: number; rows: number }

/**
 * Makes one backup and leaves its row in the table `backups`, also when it fails.
 * @returns null when another one is being made now.
 */
export async function makeBackup(plan: BackupPlan): Promise<Backup | null> {
  const { folder, kind, now } = plan
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Held by its own connection, and so let go of however this process ends.
  const lock = await plan.sql.reserve()
  try {
    const [held] = await lock<{ mine: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as mine`
    if (!held?.mine) return null
    const startedAt = now()
    await lock`update public.backups set error = 'interrupted', finished_at = greatest(started_at, ${startedAt})
      where finished_at is null`
    const [row] = await lock<{ id: string }[]>`
      insert into public.backups (started_at, kind) values (${startedAt}, ${kind}) returning id`
    const id = row?.id ?? null
    try {
      await tidy(folder)
      const backup = await write(plan, startedAt)
      await lock`update public.backups set finished_at = ${now()}, bytes = ${backup.bytes} where id = ${id}`
      await tidy(folder)
      return backup
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, WORDS)
      await lock`
        update public.backups set finished_at = ${now()}, error = ${reason} where id = ${id}`.catch(
        () => {},
      )
      throw error
    }
  } finally {
    await lock`select pg_advisory_unlock(${LOCK})`.catch(() => {})
    lock.release()
  }
}
