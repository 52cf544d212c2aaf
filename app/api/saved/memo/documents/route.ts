import { readJson } from '@/lib/api'
import { answerMade } from '@/lib/documents/editor/answer-made'
import { fromBlocks } from '@/lib/documents/editor/from-blocks'
import { makeWritten, type NewWritten } from '@/lib/documents/editor/mutations'
import { contentJsonSchema } from '@/lib/documents/editor/schema'
import { AppError } from '@/lib/errors'
import { largestMemo, memoSchema } from '@/lib/saved/memo/schema'
import { writeMemo } from '@/lib/saved/memo/write-memo'

/** Puts a memo of chosen decisions into the library, where the editor opens it. */
export function POST(request: Request): Promise<Response> {
  const read = async (): Promise<NewWritten> => {
    const asked = memoSchema.safeParse(await readJson(request, largestMemo))
    if (!asked.success) throw new AppError('validation')
    const { content } = fromBlocks(await writeMemo(asked.data, new Date()))
    return {
      name: asked.data.title,
      folder: null,
      category: 'others',
      content: contentJsonSchema.parse(content),
      reason: 'made',
    }
  }
  return answerMade(request, read, makeWritten)
}
