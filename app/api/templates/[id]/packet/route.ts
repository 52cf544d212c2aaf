import { readJson, respond } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { koreanDay } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'
import { answerAttachment } from '@/lib/templates/attachment'
import { answersRequestSchema, draftLimit } from '@/lib/templates/draft-schema'
import { openTemplate } from '@/lib/templates/open-template'
import { writePacket } from '@/lib/templates/packet'
import { writeAnswers } from '@/lib/templates/write-answers'

/** A packet holds six files. */
const limiter = createRateLimiter({ name: 'template-packets', points: 15, seconds: 600 })

/** Writes a document and what goes with it, as a ZIP. Nothing of what is sent is kept. */
export function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return respond(
    request,
    async () => {
      const asked = answersRequestSchema.safeParse(await readJson(request, draftLimit * 4))
      if (!asked.success) throw new AppError('validation')
      const { template, guide } = await openTemplate((await params).id)
      const madeAt = new Date()
      const today = koreanDay(madeAt)
      const { taken } = writeAnswers(template, asked.data.answers, { guide, today })
      const address = absoluteUrl('ko', `/documents/templates/${template.id}`)
      const packet = await writePacket(template, taken, { guide, address, madeAt })
      return answerAttachment(packet, template.title, today, 'zip')
    },
    limiter,
  )
}
