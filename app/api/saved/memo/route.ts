import { answerFile } from '@/lib/answer-file'
import { readJson, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { writeDocument } from '@/lib/documents/write/write-document'
import { AppError } from '@/lib/errors'
import { koreanDay } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'
import { largestMemo, memoFileSchema } from '@/lib/saved/memo/schema'
import { writeMemo } from '@/lib/saved/memo/write-memo'

const limit = createRateLimiter({ name: 'saved.memo', points: 60, seconds: 600 })

/** A memo of chosen decisions as a file. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      await requirePermission('session')
      const asked = memoFileSchema.safeParse(await readJson(request, largestMemo))
      if (!asked.success) throw new AppError('validation')
      const { format } = asked.data
      const now = new Date()
      const body = await writeDocument(await writeMemo(asked.data, now), format)
      return answerFile(body, `beopdap-memo-${koreanDay(now)}.${format}`)
    },
    limit,
  )
}
