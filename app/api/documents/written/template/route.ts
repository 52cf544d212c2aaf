import { z } from 'zod'
import { readJson, respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { fromBlocks } from '@/lib/documents/editor/from-blocks'
import { makeWritten } from '@/lib/documents/editor/mutations'
import { entitlements, tierOf } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { koreanDay } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import { guideOf } from '@/lib/templates/guide'
import { templates } from '@/lib/templates/templates'
import { writeAnswers } from '@/lib/templates/write-answers'
import guides from '@/messages/ko/templateGuides.json'

const makeLimit = createRateLimiter({ name: 'documents.make', points: 30, seconds: 60 })
const bodySchema = z.object({ template: z.string().max(80) })

/** Makes a document to be written of a template: what nobody has answered stands in it as a blank. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const user = await requirePermission('session')
      const asked = bodySchema.safeParse(await readJson(request))
      if (!asked.success) throw new AppError('validation')
      const template = templates.find(({ id }) => id === asked.data.template)
      if (!template) throw new AppError('notFound')
      const guide = guideOf(guides, template.id)
      const { document } = writeAnswers(template, {}, { guide, today: koreanDay(new Date()) })
      const { title, blocks } = document
      const { content } = fromBlocks(contentSchema.parse({ title, blocks, language: 'ko' }))
      const file = {
        name: template.title,
        folder: null,
        category: 'others',
        content,
        reason: 'made',
      } as const
      const made = await makeWritten(serviceClient(), user.id, file, entitlements[tierOf(user)])
      if (made.ok) return succeed({ document: made.document }, { status: 201 })
      if (made.reason === 'unavailable') throw new AppError('unavailable')
      throw new AppError('documentInvalid', { details: { document: made.reason } })
    },
    makeLimit,
  )
}
