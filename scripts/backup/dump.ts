import { createHash } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type postgres from 'postgres'
import { migrationsOf, quoted, sequencesOf, type Table, tablesOf } from './catalog'
import { blanked, type DumpedTable, type Manifest } from './manifest'

const NEWLINE = 0x0a

/**
 * Writes what a table's COPY says into a file, and counts: in COPY's text a line is a row. Each piece is
 * written before the next is taken, because the driver's stream stands still for ever once it was held back.
 */
async function writeRows(rows: Readable, file: string) {
  const hash = createHash('sha256')
  const handle = openSync(file, 'w', 0o600)
  let count = 0
  try {
    rows.on('data', (chunk: Buffer) => {
      hash.update(chunk)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) count++
      try {
        // Unlike writeSync it goes on until all is written.
        writeFileSync(handle, chunk)
      } catch (error) {
        rows.destroy(error instanceof Error ? error : new Error(String(error)))
      }
    })
    await finished(rows)
  } finally {
    closeSync(handle)
  }
  return { rows: count, sha256: hash.digest('hex') }
}

async function dumpTable(
  tx: postgres.TransactionSql,
  { table, columns }: Table,
  folder: string,
): Promise<DumpedTable> {
  const file = `tables/${table}.copy`
  const names = columns.map(({ name }) => name)
  // Empty where there was something, and null where there was nothing: Auth tells the two apart.
  const values = names.map((name) =>
    blanked[table]?.includes(name) ? `left(${quoted(name)}, 0)` : quoted(name),
  )
  const source = blanked[table]
    ? `(select ${values} from ${quoted(table)})`
    : `${quoted(table)} (${values})`
  const rows = await tx.unsafe(`copy ${source} to stdout`).readable()
  const written = await writeRows(rows, path.join(folder, file))
  // A table that came whole before anybody listened has held the driver's connection back, and as its
  // stream is at its end, nothing lets go of it: the next query would wait for ever.
  rows._read(0)
  return { table, file, columns: names, ...written }
}

export type Snapshot = Omit<Manifest, 'format' | 'madeAt' | 'storage'>

/** Writes every table, as all of them stood at one moment, into a folder. */
export async function dumpTables(sql: postgres.Sql, folder: string): Promise<Snapshot> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    // The same text, whatever the database is set to.
    await tx`set local datestyle = 'ISO, YMD'`
    await tx`set local intervalstyle = 'postgres'`
    await tx`set local timezone = 'UTC'`
    await tx`set local extra_float_digits = 1`
    await tx`set local bytea_output = 'hex'`
    await tx`set local statement_timeout = 0`
    const migrations = await migrationsOf(tx)
    const known = await tablesOf(tx)
    const tables: DumpedTable[] = []
    for (const table of known) tables.push(await dumpTable(tx, table, folder))
    // Counters are not part of a moment: read last, they are never behind the rows.
    return { migrations, tables, sequences: await sequencesOf(tx, known) }
  })
}
