import type { Sql, Transaction } from '@/backend/db'
import { filesOf, type ImportCounts } from './counts'
import { explainFault, isDataFault } from './database-fault'
import type { ImportRecord } from './import-record'
import type { KnownFiles } from './known-files'
import type { BatchFile, ParsedBatch } from './parse-batch'
import type { Parser } from './parser'
import { keepFormerTexts } from './record-changes'
import { isUnreadable, type Source } from './source'
import { writeBatch } from './write-batch'

const batchFiles = 500
const batchBytes = 8 * 1024 * 1024
/** One batch is written while the next is parsed and a third is read. */
const batchesUnderWay = 3

type Read = {
  sql: Sql
  record: ImportRecord
  known: KnownFiles
  parser: Parser
  counts: ImportCounts
  /** Whether what this import changes is recorded. */
  recordsChanges: boolean
}

function countBad(read: Read, path: string, reason: string): void {
  read.counts.bad += 1
  read.record.skipped({ path, reason })
}

async function write(read: Read, batch: ParsedBatch): Promise<void> {
  const after = { ...read.counts }
  after.decisions += batch.serials.length
  after.laws += batch.lawIds.length
  const { id } = read.record
  const keepFormer = read.recordsChanges
    ? (tx: Transaction) => keepFormerTexts(tx, batch, id)
    : undefined
  const count = (tx: Transaction) =>
    tx`update legal.imports set counts = ${tx.json(after)} where id = ${id}`
  await writeBatch(read.sql, batch, count, keepFormer)
  read.counts.decisions = after.decisions
  read.counts.laws = after.laws
}

/** Writes a batch; when its data are refused, each file alone, so that one file cannot hold up 499. */
async function store(read: Read, files: BatchFile[], batch: ParsedBatch): Promise<void> {
  try {
    await write(read, batch)
    for (const { path, reason } of batch.bad) countBad(read, path, reason)
  } catch (error) {
    if (!isDataFault(error)) throw explainFault(error)
    const only = files[0]
    if (files.length === 1 && only) {
      return countBad(read, only.path, `refused by the database (${(error as Error).message})`)
    }
    for (const file of files) await store(read, [file], await read.parser.parse([file]))
  }
}

/**
 * Reads a source to its end: files are judged here, parsed by the parser and written in batches.
 * @throws SourceError when the source is cut off; the batches until then are stored, the last one too.
 */
export async function readSource(read: Read, source: Source): Promise<void> {
  const underWay: Promise<void>[] = []
  let tail: Promise<void> = Promise.resolve()
  let files: BatchFile[] = []
  let bytes = 0

  const flush = async () => {
    const batch = files
    files = []
    bytes = 0
    const parsed = read.parser.parse(batch)
    tail = Promise.all([parsed, tail]).then(([result]) => store(read, batch, result))
    tail.catch(() => {})
    underWay.push(tail)
    if (underWay.length >= batchesUnderWay) await underWay.shift()
  }

  let failure: unknown
  try {
    for await (const entry of source.entries()) {
      if (isUnreadable(entry)) {
        countBad(read, entry.path, entry.reason)
      } else {
        const verdict = read.known.classify(entry)
        if ('bad' in verdict) countBad(read, entry.path, verdict.bad)
        else if ('skip' in verdict) read.counts[verdict.skip] += 1
        else {
          files.push(verdict.take)
          bytes += entry.bytes.length
        }
      }
      read.record.progress.update(source.fraction(), filesOf(read.counts) + files.length, 'files')
      if (files.length >= batchFiles || bytes >= batchBytes) await flush()
    }
  } catch (error) {
    failure = error
  }
  if (files.length > 0) await flush()
  await Promise.all(underWay)
  if (failure) throw explainFault(failure)
}
