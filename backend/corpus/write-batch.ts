import type { Sql, Transaction } from '@/backend/db'
import type { ParsedBatch } from './parse-batch'
import type { RecordChanges } from './record-changes'
import { columns, type TableName, tableNames } from './rows'

/**
 * One array per column, unfolded by the server: as quick as COPY, of which the driver never learns that
 * it failed (a full disk would hang the import).
 */
function insertionOf(table: TableName): string {
  const types = Object.entries(columns[table])
  const names = types.map(([name]) => name).join(', ')
  const values = types.map(([name, type]) => `${name}::${type}`).join(', ')
  const arrays = types.map((_, at) => `$${at + 1}::text::text[]`).join(', ')
  return `insert into legal.${table} (${names})
    select ${values} from unnest(${arrays}) as incoming (${names})`
}

const insertions = Object.fromEntries(
  tableNames.map((name) => [name, insertionOf(name)]),
) as Record<TableName, string>

/**
 * Writes a batch whole or not at all. Decisions and laws that were there are replaced with all that
 * hangs on them; what the second stage computes for them is computed again.
 */
export async function writeBatch(
  sql: Sql,
  batch: ParsedBatch,
  alsoWrite: (tx: Transaction) => Promise<unknown>,
  keepFormer?: (tx: Transaction) => Promise<RecordChanges>,
): Promise<void> {
  await sql.begin(async (tx) => {
    const recordChanges = await keepFormer?.(tx)
    if (batch.serials.length > 0) {
      await tx`delete from legal.decisions where serial = any(${batch.serials}::int[])`
    }
    if (batch.lawIds.length > 0) {
      await tx`delete from legal.laws where law_id = any(${batch.lawIds}::text[])`
    }
    for (const table of tableNames) {
      const literals = batch.columns[table]
      if (literals.length > 0) await tx.unsafe(insertions[table], literals)
    }
    await recordChanges?.(tx)
    await alsoWrite(tx)
  })
}
