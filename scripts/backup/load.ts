import { createReadStream } from 'node:fs'
import type postgres from 'postgres'
import { quoted, type Table } from './catalog'
import { rowOf } from './copy-text'

/** Few enough for one statement, many enough that a statement is worth its way. */
const BATCH_ROWS = 1000
const BATCH_CHARACTERS = 4_000_000

/** The lines of a file. readline would also break a line at a lone carriage return. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let pieces: string[] = []
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const [first, ...further] = String(chunk).split('\n')
    pieces.push(first ?? '')
    for (const piece of further) {
      yield pieces.join('')
      pieces = [piece]
    }
  }
  if (pieces.join('')) throw new Error(`${file} ends in the middle of a row`)
}

async function* batchesOf(file: string): AsyncGenerator<(string | null)[][]> {
  let batch: (string | null)[][] = []
  let size = 0
  for await (const line of linesOf(file)) {
    batch.push(rowOf(line))
    size += line.length
    if (batch.length < BATCH_ROWS && size < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

/**
 * Brings the rows of a dumped table back, each value through its type's own reading of the text that the
 * type itself has written. As inserts, because the driver does not notice when a COPY is refused at its end.
 * @returns how many rows there were
 */
export async function loadTable(
  tx: postgres.TransactionSql,
  { table, columns }: Table,
  file: string,
): Promise<number> {
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ')
  const statement = `insert into ${quoted(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::text::jsonb) with ordinality as given (line, place)
    order by place`
  let rows = 0
  for await (const batch of batchesOf(file)) {
    await tx.unsafe(statement, [JSON.stringify(batch)])
    rows += batch.length
  }
  return rows
}
