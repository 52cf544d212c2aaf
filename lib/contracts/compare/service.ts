import 'server-only'
import { askWorker } from '@/lib/ask-worker'
import {
  type CompareAnswer,
  type CompareTask,
  compareAnswerSchema,
  type RedlineAnswer,
  type RedlineTask,
  redlineAnswerSchema,
} from './schema'

/** Longer than the reader takes before it gives two files up. */
const timeoutMs = 280_000

/** Two versions compared by the worker. @throws AppError */
export const compareVersions = (task: CompareTask): Promise<CompareAnswer> =>
  askWorker('/contracts/compare', task, compareAnswerSchema, timeoutMs)

/** The old version's own Word file with the new version as tracked changes. @throws AppError */
export const redlineVersions = (task: RedlineTask): Promise<RedlineAnswer> =>
  askWorker('/contracts/redline', task, redlineAnswerSchema, timeoutMs)
