import { finishImport } from '@/backend/corpus/finish-import'
import { type ImportRecord, openRecord } from '@/backend/corpus/import-record'
import type { Progress } from '@/backend/corpus/progress'
import { writeBatch } from '@/backend/corpus/write-batch'
import type { Sql } from '@/backend/db'
import type { QuestionBank } from '@/backend/questions/bank'
import { readStarter } from './read-starter'
import { starterBatch } from './starter-batch'

export type StarterLoad = { decisions: number; articles: number; laws: number }

async function isEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }[]>`
    select not exists (select from legal.decisions) and not exists (select from legal.laws) as empty`
  return row?.empty ?? false
}

type StarterTask = {
  sql: Sql
  folder: string
  dataDir: string
  today: string
  progress: Progress
  /** Called with the number of its row as soon as it is under way. */
  onStart?: (importId: number) => void
  /** How people ask for articles; the bank of the project unless another is given. */
  questions?: () => QuestionBank
}

/** What a store holds that nothing but the starter corpus was ever loaded into. */
export async function hasOnlyStarter(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ only: boolean }[]>`
    select count(*) > 0 and bool_and(source = ${starterSource}) as only from legal.imports`
  return row?.only ?? false
}

/** The starter corpus, as the source of an import. */
export const starterSource = 'starter'

/**
 * Fills an empty store with the starter corpus, so that a fresh machine answers at once. A later import
 * of the official texts replaces it piece by piece: the keys are the same.
 * @returns what was loaded, or null when the store holds something.
 */
export async function loadStarter(task: StarterTask): Promise<StarterLoad | null> {
  return (await isEmpty(task.sql)) ? reloadStarter(task) : null
}

/** Loads the starter corpus over what is there; only for a store that holds nothing else. */
export async function reloadStarter(task: StarterTask): Promise<StarterLoad> {
  const nothing = { decisions: 0, laws: 0, removed: 0 }
  const record = await openRecord(task.sql, starterSource, nothing, task.progress)
  return record.during(async () => ({ result: await load(task, record), failures: [] }))
}

async function load(task: StarterTask, record: ImportRecord): Promise<StarterLoad> {
  const { sql, folder, today } = task
  task.onStart?.(record.id)
  record.progress.stage('Reading the starter corpus')
  const starter = await readStarter(folder)
  const counts: StarterLoad = {
    decisions: starter.decisions.length,
    articles: starter.articles.length,
    laws: starter.laws.length,
  }
  // Unfinished until the second stage is through: the next import would make up for it.
  const stored = { decisions: counts.decisions, laws: counts.laws, removed: 0 }
  await writeBatch(
    sql,
    starterBatch(starter, today),
    (tx) => tx`update legal.imports set counts = ${tx.json(stored)} where id = ${record.id}`,
  )
  const { progress, stage: onStage } = record
  progress.update(1, counts.decisions + counts.laws, 'files')
  await finishImport({ ...task, progress, onStage })
  await sql`update legal.imports set stage = 'done', finished_at = now() where id = ${record.id}`
  return counts
}
