import 'server-only'
import { askWorker } from '@/lib/ask-worker'
import { type CommentsAnswer, type CommentsTask, commentsAnswerSchema } from './schema'

const timeoutMs = 120_000

/** A contract as a Word file with comments, written by the worker. @throws AppError */
export const writeComments = (task: CommentsTask): Promise<CommentsAnswer> =>
  askWorker('/contracts/comments', task, commentsAnswerSchema, timeoutMs)
