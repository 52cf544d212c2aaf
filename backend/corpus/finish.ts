import type { Sql } from '@/backend/db'
import { buildGraph } from './graph/build-graph'
import type { Progress } from './progress'

export type FinishTask = {
  sql: Sql
  dataDir: string
  today: string
  progress: Progress
  onStage: (stage: 'graph' | 'index') => Promise<unknown>
}

/** Makes the store whole after texts came or went: what can only be known once all are in. */
export async function finishImport({ sql, today, progress, onStage }: FinishTask): Promise<void> {
  await onStage('graph')
  await buildGraph(sql, today, progress)
}
