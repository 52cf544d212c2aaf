import { z } from 'zod'
import { queryOf, respond } from '@/lib/api'
import { admit } from '@/lib/auth/gate'
import { readForExport } from '@/lib/chat/conversations/data'
import { onlyAnswer } from '@/lib/chat/conversations/export-document'
import { takeExport } from '@/lib/chat/conversations/export-quota'
import { exportQuerySchema } from '@/lib/chat/conversations/schema'
import { writeExport } from '@/lib/chat/conversations/write-export'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { sessionClient } from '@/lib/supabase/server'

const exportLimit = createRateLimiter({ name: 'chat-export', points: 60, seconds: 600 })

/** One's own conversation, or one answer of it with its question, as Markdown or a file of Word. */
export function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await admit('session')
      const [id, asked] = [
        z.uuid().safeParse((await params).id),
        exportQuerySchema.safeParse(queryOf(request)),
      ]
      if (!asked.success) throw new AppError('validation')
      const found = id.success ? await readForExport(await sessionClient(), id.data) : null
      const { message } = asked.data
      const wanted = found && message ? onlyAnswer(found, message) : found
      if (!wanted) throw new AppError('notFound')
      const now = new Date()
      const exported = await takeExport(user, now)
      const { body, type, disposition } = await writeExport(wanted, asked.data, now).catch(
        async (thrown: unknown) => {
          await exported.giveBack()
          throw thrown
        },
      )
      await exported.given()
      return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
        headers: {
          'content-type': type,
          'content-disposition': disposition,
          'cache-control': 'no-store',
        },
      })
    },
    exportLimit,
  )
}
