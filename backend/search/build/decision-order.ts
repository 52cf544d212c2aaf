import type { Sql } from '@/backend/db'

const batchSize = 500

/** Serials of all decisions, latest first: the order of the case documents in the index. */
export async function serialsInOrder(sql: Sql): Promise<number[]> {
  const rows = await sql<{ serial: number }[]>`
    select serial from legal.decisions order by judgment_date desc nulls last, serial`
  return rows.map(({ serial }) => serial)
}

/**
 * Reads rows of decisions batch by batch in the given order. Sorting whole judgments in the database
 * would write the corpus to disk once more.
 */
export async function* batchesInOrder<Row extends { serial: number }>(
  serials: readonly number[],
  read: (serials: number[]) => Promise<Iterable<Row>>,
): AsyncGenerator<Row[]> {
  for (let start = 0; start < serials.length; start += batchSize) {
    const batch = serials.slice(start, start + batchSize)
    const rows = new Map<number, Row>()
    for (const row of await read(batch)) rows.set(row.serial, row)
    yield batch.flatMap((serial) => rows.get(serial) ?? [])
  }
}
