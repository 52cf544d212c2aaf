import type { Sql } from '@/backend/db'
import type { QuestionBank } from '@/backend/questions/bank'
import { changedStore, type ImportCounts, noCounts } from './counts'
import { finishImport, indexStore } from './finish-import'
import { anyFellDue } from './graph/editions'
import { type ImportRecord, openRecord } from './import-record'
import { hasIndex } from './index-state'
import { KnownFiles } from './known-files'
import type { Parser } from './parser'
import type { Progress } from './progress'
import { readSource } from './read-sources'
import { hasEarlierImport, recordOverruling } from './record-changes'
import type { Source } from './source'
import { SourceError, type SourceFault } from './source-error'

export type ImportTask = {
  sql: Sql
  dataDir: string
  /** Opened one after another, so that a clone is there only while it is read. */
  sources: { name: string; open: () => Promise<Source> }[]
  excluded: ReadonlySet<string>
  /** Closed when all is read: its memory is wanted by the index. */
  parser: Parser
  progress: Progress
  /** Date in Korea. */
  today: string
  /** Called with the number of its row as soon as it is under way. */
  onStart?: (importId: number) => void
  /** How people ask for articles; the bank of the project unless another is given. */
  questions?: () => QuestionBank
}

/** Faults after which the other sources are not tried either. */
const ends: ReadonlySet<SourceFault> = new Set(['disk-full', 'cancelled'])

export type ImportResult = {
  counts: ImportCounts
  /** Whether citations or index were built anew: not when nothing changed since they last were. */
  finished: boolean
  /** Sources that could not be used to their end. What was read of them is stored. */
  failures: SourceError[]
}

/** An import that wrote and did not come to its end leaves the graph and the index behind the texts. */
async function hasUnfinishedImport(sql: Sql): Promise<boolean> {
  const [row] = await sql`
    select from legal.imports
    where finished_at is null and (
      stage <> 'read' or (counts->>'decisions')::int + (counts->>'laws')::int + (counts->>'removed')::int > 0
    ) limit 1`
  return row !== undefined
}

/** Decisions listed as excluded leave the store, with all that hangs on them. */
async function removeExcluded(
  sql: Sql,
  importId: number,
  counts: ImportCounts,
  excluded: ReadonlySet<string>,
) {
  if (excluded.size === 0) return
  await sql.begin(async (tx) => {
    const gone =
      await tx`delete from legal.decisions where serial = any(${[...excluded].map(Number)}::int[])`
    counts.removed = gone.count
    await tx`update legal.imports set counts = ${tx.json(counts)} where id = ${importId}`
  })
}

/** lz4 packs long texts four times as fast as PostgreSQL's own method; not every build has it. */
async function chooseCompression(sql: Sql): Promise<void> {
  const [found] = await sql`
    select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)`
  if (!found) return
  for (const [table, column] of [
    ['decisions', 'body'],
    ['decisions', 'issues'],
    ['articles', 'body'],
    ['laws', 'addenda'],
  ] as const) {
    await sql`alter table legal.${sql(table)} alter column ${sql(column)} set compression lz4`
  }
}

/**
 * Imports sources: texts in batches, each committed whole or not at all, then the citation graph and
 * the index. Files that are in the store as they are now are skipped, so that a second run changes
 * nothing and a broken-off one goes on where it stopped. Its row in legal.imports tells how far it is.
 */
export async function importCorpus(task: ImportTask): Promise<ImportResult> {
  const { sql, progress } = task
  const unfinished = await hasUnfinishedImport(sql)
  await chooseCompression(sql)
  const source = task.sources.map(({ name }) => name).join(' ')
  const recordsChanges = await hasEarlierImport(sql, source)
  const record = await openRecord(sql, source, noCounts(), progress)
  return record.during(async () => {
    const result = await runImport(task, record, { unfinished, recordsChanges })
    return { result, failures: result.failures }
  })
}

async function runImport(
  task: ImportTask,
  record: ImportRecord,
  { unfinished, recordsChanges }: { unfinished: boolean; recordsChanges: boolean },
): Promise<ImportResult> {
  const { sql, excluded, parser, today } = task
  const counts = noCounts()
  const failures: SourceError[] = []
  task.onStart?.(record.id)
  await removeExcluded(sql, record.id, counts, excluded)
  const known = await KnownFiles.load(sql, excluded)
  for (const { name, open } of task.sources) {
    record.progress.stage(`Reading ${name}`)
    try {
      const source = await open()
      try {
        await readSource({ sql, record, known, parser, counts, recordsChanges }, source)
      } finally {
        await source.close()
      }
    } catch (error) {
      const goesOn = error instanceof SourceError && !ends.has(error.fault)
      if (!goesOn) throw error
      failures.push(error)
    }
  }
  await parser.close()
  const { progress, stage: onStage } = record
  const { dataDir, questions } = task
  const finish = { sql, dataDir, today, progress, onStage, questions }
  const changed = unfinished || changedStore(counts) || (await anyFellDue(sql, today))
  const finished = changed || (failures.length === 0 && !(await hasIndex(task.dataDir)))
  if (changed) await finishImport(finish)
  else if (finished) await indexStore(finish)
  if (changed && recordsChanges) await recordOverruling(sql, record.id)
  record.progress.end()
  await sql`
    update legal.imports set stage = 'done', finished_at = now(), counts = ${sql.json(counts)}
    where id = ${record.id}`
  if (finished) await sql`update legal.imports set finished_at = now() where finished_at is null`
  return { counts, finished, failures }
}
