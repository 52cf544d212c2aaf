import { readJson } from '@/lib/api'
import { answerMade } from '@/lib/documents/editor/answer-made'
import { largestSave } from '@/lib/documents/editor/constants'
import { emptyContent, readStoredContent } from '@/lib/documents/editor/document-model'
import { newWrittenSchema } from '@/lib/documents/editor/schema'
import { AppError } from '@/lib/errors'

/** Makes a document to be written, empty or with what the browser has of it. */
export function POST(request: Request): Promise<Response> {
  return answerMade(request, async () => {
    const parsed = newWrittenSchema.safeParse(await readJson(request, largestSave))
    if (!parsed.success) throw new AppError('validation')
    const { content = emptyContent, ...document } = parsed.data
    if (!readStoredContent(content)) throw new AppError('validation')
    return { ...document, content }
  })
}
