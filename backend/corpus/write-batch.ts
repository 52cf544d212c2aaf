import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql, Transaction } from '@/backend/db'
import type { ParsedBatch } from './parse-batch'
import { columns, tableNames } from './rows'

/**
 * Writes a batch whole or not at all. Decisions and laws that were there are replaced with all that
 * hangs on them; what the second stage computes for them is computed again.
 */
export async function writeBatch(
  sql: Sql,
  batch: ParsedBatch,
  alsoWrite: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await sql.begin(async (tx) => {
    if (batch.serials.length > 0) {
      await tx`delete from legal.decisions where serial = any(${batch.serials}::int[])`
    }
    if (batch.lawIds.length > 0) {
      await tx`delete from legal.laws where law_id = any(${batch.lawIds}::text[])`
    }
    for (const table of tableNames) {
      const bytes = batch.copy[table]
      if (bytes.length === 0) continue
      const target = await tx
        .unsafe(`copy legal.${table} (${columns[table].join(', ')}) from stdin`)
        .writable()
      await pipeline(
        Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)]),
        target,
      )
    }
    await alsoWrite(tx)
  })
}
