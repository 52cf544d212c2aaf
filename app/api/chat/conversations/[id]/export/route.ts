import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readForExport } from '@/lib/chat/conversations/data'
import { onlyAnswer } from '@/lib/chat/conversations/export-document'
import { takeExportQuota } from '@/lib/chat/conversations/export-quota'
import { exportQuerySchema } from '@/lib/chat/conversations/schema'
import { writeExport } from '@/lib/chat/conversations/write-export'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'

const exportLimit = createRateLimiter({ name: 'chat-export', points: 60, seconds: 600 })

/** One's own conversation, or one answer of it with its question, as Markdown or a file of Word. */
export function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const [id, asked] = [
        z.uuid().safeParse((await params).id),
        exportQuerySchema.safeParse(readQuery(request)),
      ]
      if (!asked.success) throw new AppError('validation')
      const found = id.success ? await readForExport(await userClient(), id.data) : null
      const { message } = asked.data
      const wanted = found && message ? onlyAnswer(found, message) : found
      if (!wanted) throw new AppError('notFound')
      const now = new Date()
      const exported = await takeExportQuota(user, now)
      const { body, name, plainName } = await writeExport(wanted, asked.data, now).catch(
        async (thrown: unknown) => {
          await exported.release()
          throw thrown
        },
      )
      await exported.recordUse()
      return answerFile(body, name, plainName)
    },
    exportLimit,
  )
}
