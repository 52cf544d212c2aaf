import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type postgres from 'postgres'
import { readArchive } from './archive'
import {
  credentialTablesOf,
  migrationsOf,
  quoted,
  sequencesOf,
  type Table,
  tablesOf,
} from './catalog'
import { loadTable } from './load'
import { credentials, type DumpedTable, type Manifest, seeded } from './manifest'
import { checkMigrations, verified } from './verify'

export type RestorePlan = {
  sql: postgres.Sql
  file: string
  /** Where the embedded storage keeps its files; null leaves the storage alone. */
  storageDir: string | null
  /** Where the archive is unpacked: needs room for all of it. */
  workDir: string
  /** Takes the place of what is there. */
  replace: boolean
  /** Takes a backup of an earlier state of the migrations. */
  older: boolean
}

type Tx = postgres.TransactionSql

/** @throws Error naming a table that holds something. */
async function checkEmpty(tx: Tx, tables: Table[]): Promise<void> {
  for (const { table } of tables) {
    if (seeded.includes(table)) continue
    const [row] = await tx.unsafe<{ filled: boolean }[]>(
      `select exists (select from ${quoted(table)}) as filled`,
    )
    if (row?.filled) {
      throw new Error(`${table} is not empty; --replace puts the backup in the place of everything`)
    }
  }
}

/** The table of this database with the columns that the backup has of it. */
function columnsOf(dumped: DumpedTable, tables: Table[]): Table {
  const known = tables.find(({ table }) => table === dumped.table)
  if (!known) throw new Error(`the database has no table ${dumped.table}`)
  const columns = dumped.columns.map((name) => {
    const column = known.columns.find((each) => each.name === name)
    if (!column) throw new Error(`${dumped.table} has no column ${name}`)
    return column
  })
  return { table: dumped.table, columns }
}

/** Counters go on from where they stood. */
async function setSequences(tx: Tx, manifest: Manifest, tables: Table[]): Promise<void> {
  const known = (await sequencesOf(tx, tables)).map(({ sequence }) => sequence)
  for (const { sequence, value, called } of manifest.sequences) {
    if (credentials.some((table) => sequence.startsWith(`${table}_`))) continue
    if (!known.includes(sequence)) throw new Error(`the database has no sequence ${sequence}`)
    await tx`select setval(${quoted(sequence)}::regclass, ${value}::bigint, ${called})`
  }
}

type Swap = { keep: () => Promise<void>; takeBack: () => Promise<void> }

/** Puts the files of the backup in the storage's place, which can be taken back until it is kept. */
async function swapStorage(unpacked: string, storageDir: string): Promise<Swap> {
  const before = `${storageDir}.before-restore`
  await rm(before, { recursive: true, force: true })
  await mkdir(path.dirname(storageDir), { recursive: true })
  await mkdir(unpacked, { recursive: true })
  if (existsSync(storageDir)) await rename(storageDir, before)
  const takeBack = async () => {
    await rm(storageDir, { recursive: true, force: true })
    if (existsSync(before)) await rename(before, storageDir)
  }
  await rename(unpacked, storageDir).catch(async (error) => {
    await takeBack()
    throw error
  })
  return { keep: () => rm(before, { recursive: true, force: true }), takeBack }
}

/** In one transaction: the database holds all of the backup afterwards, or is as it was. */
async function fillTables(
  tx: Tx,
  plan: RestorePlan,
  manifest: Manifest,
  work: string,
): Promise<number> {
  checkMigrations(manifest.migrations, await migrationsOf(tx), plan.older)
  const tables = await tablesOf(tx)
  const emptied = await credentialTablesOf(tx)
  const names = [...tables.map(({ table }) => table), ...emptied].map(quoted).join(', ')
  // Nobody writes in between; readers wait until it is done.
  await tx.unsafe(`lock table ${names} in access exclusive mode`)
  if (!plan.replace) await checkEmpty(tx, tables)
  // What a later migration filled, a backup of before it knows nothing of.
  const unknown = seeded.filter((name) => !manifest.tables.some(({ table }) => table === name))
  const replaced = tables.filter(({ table }) => !unknown.includes(table))
  await tx.unsafe(
    `truncate ${[...replaced.map(({ table }) => table), ...emptied].map(quoted).join(', ')}`,
  )
  // No trigger fires and no foreign key is asked: the rows were whole when they were read.
  await tx`set local session_replication_role = 'replica'`
  await tx`set local datestyle = 'ISO, YMD'`
  await tx`set local intervalstyle = 'postgres'`
  await tx`set local timezone = 'UTC'`
  await tx`set local statement_timeout = 0`
  let total = 0
  for (const dumped of manifest.tables) {
    // A backup of an earlier version holds sessions: nobody is let in by them.
    if (credentials.includes(dumped.table)) continue
    const table = columnsOf(dumped, tables)
    const rows = await loadTable(tx, table, path.join(work, dumped.file))
    if (rows !== dumped.rows) throw new Error(`${dumped.table}: ${rows} rows of ${dumped.rows}`)
    total += rows
  }
  await setSequences(tx, manifest, tables)
  return total
}

export type Restored = { madeAt: string; rows: number; files: number }

/**
 * Brings a backup back, all of it or nothing.
 * @throws Error saying why nothing was changed.
 */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  await mkdir(plan.workDir, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(path.join(plan.workDir, '.restore-'))
  const swaps: Swap[] = []
  try {
    await readArchive(plan.file, work)
    const manifest = await verified(work)
    const rows = await plan.sql.begin(async (tx) => {
      const filled = await fillTables(tx, plan, manifest, work)
      const unpacked = path.join(work, 'storage')
      if (plan.storageDir) swaps.push(await swapStorage(unpacked, plan.storageDir))
      return filled
    })
    for (const swap of swaps) await swap.keep()
    return { madeAt: manifest.madeAt, rows, files: plan.storageDir ? manifest.storage.length : 0 }
  } catch (error) {
    for (const swap of swaps) await swap.takeBack()
    throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
