import 'server-only'
import { askWorker } from '@/lib/ask-worker'
import { type PlaybookAnswer, type PlaybookTask, playbookAnswerSchema } from './task'

const timeoutMs = 60_000

/** Rules applied to contracts by the worker. @throws AppError */
export const askPlaybook = (task: PlaybookTask): Promise<PlaybookAnswer> =>
  askWorker('/contracts/playbook', task, playbookAnswerSchema, timeoutMs)
