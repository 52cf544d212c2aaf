import 'server-only'
import { askWorker } from '@/lib/ask-worker'
import {
  type SearchAnswer,
  type SearchRequest,
  searchAnswerSchema,
  type TableAnswer,
  type TableRequest,
  type TextAnswer,
  type TextRequest,
  tableAnswerSchema,
  textAnswerSchema,
} from './wire-schema'

/** Asks the worker that holds the indexes. Whoever calls has made sure who `owner` is. @throws AppError */
export const searchIndex = (request: SearchRequest): Promise<SearchAnswer> =>
  askWorker('/knowledge/search', request, searchAnswerSchema)

/** Asks every document the same questions. @throws AppError */
export const askEveryDocument = (request: TableRequest): Promise<TableAnswer> =>
  askWorker('/knowledge/table', request, tableAnswerSchema)

/** @throws AppError `notFound` for a document that is not indexed, or not this owner's */
export const readIndexedText = (request: TextRequest): Promise<TextAnswer> =>
  askWorker('/knowledge/text', request, textAnswerSchema)
