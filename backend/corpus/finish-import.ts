import type { Sql } from '@/backend/db'
import type { QuestionBank } from '@/backend/questions/bank'
import { buildIndex } from '@/backend/search/build/build-index'
import type { BuildProgress } from '@/backend/search/build/build-progress'
import { buildGraph } from './graph/build-graph'
import type { Progress } from './progress'

export type FinishTask = {
  sql: Sql
  dataDir: string
  today: string
  progress: Progress
  onStage: (stage: 'graph' | 'index') => Promise<unknown>
  /** How people ask for articles; the bank of the project unless another is given. */
  questions?: () => QuestionBank
}

/** Makes the store whole after texts came or went: what can only be known once all are in. */
export async function finishImport(task: FinishTask): Promise<void> {
  await task.onStage('graph')
  await buildGraph(task.sql, task.today, task.progress)
  await indexStore(task)
}

/** Builds the search index from what the store holds. Readers keep the old one until it is whole. */
export async function indexStore(task: FinishTask): Promise<void> {
  const { sql, dataDir, progress, onStage, questions } = task
  await onStage('index')
  let current = ''
  const onProgress: BuildProgress = ({ stage, done, total }) => {
    if (stage !== current) progress.stage(`Index: ${stage}`)
    current = stage
    progress.update(total > 0 ? done / total : null, done, 'documents')
  }
  await buildIndex(sql, dataDir, onProgress, undefined, questions)
}
