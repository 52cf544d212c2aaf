import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type postgres from 'postgres'
import { migrationsOf, quoted, sequencesOf, type Table, tablesOf } from './catalog'
import type { DumpedTable, Manifest } from './manifest'

const NEWLINE = 0x0a

/** Lets bytes through, and knows of them what the manifest says. In COPY's text a line is a row. */
function meter() {
  const hash = createHash('sha256')
  let rows = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ rows, sha256: hash.digest('hex') }) }
}

async function dumpTable(
  tx: postgres.TransactionSql,
  { table, columns }: Table,
  folder: string,
): Promise<DumpedTable> {
  const file = `tables/${table}.copy`
  const names = columns.map(({ name }) => name)
  const rows = await tx.unsafe(`copy ${quoted(table)} (${names.map(quoted)}) to stdout`).readable()
  const { stream, result } = meter()
  await pipeline(rows, stream, createWriteStream(path.join(folder, file), { mode: 0o600 }))
  return { table, file, columns: names, ...result() }
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
