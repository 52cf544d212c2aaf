import { readJson } from '@/lib/api'
import { answerMade } from '@/lib/documents/editor/answer-made'
import { largestSave } from '@/lib/documents/editor/constants'
import { emptyContent, readStoredContent } from '@/lib/documents/editor/document-model'
import { makeWritten, type NewWritten } from '@/lib/documents/editor/mutations'
import { newWrittenSchema } from '@/lib/documents/editor/schema'
import { AppError } from '@/lib/errors'

/** Makes a document to be written, empty or with what the browser has of it. */
export function POST(request: Request): Promise<Response> {
  const read = async (): Promise<NewWritten> => {
    const parsed = newWrittenSchema.safeParse(await readJson(request, largestSave))
    if (!parsed.success) throw new AppError('validation')
    const { content = emptyContent, ...document } = parsed.data
    if (!readStoredContent(content)) throw new AppError('validation')
    return { ...document, content, reason: 'made' }
  }
  return answerMade(request, read, makeWritten)
}
