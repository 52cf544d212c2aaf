import { readJson, respond } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { koreanDay } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'
import { answerAttachment } from '@/lib/templates/attachment'
import { documentRequestSchema, draftLimit } from '@/lib/templates/draft-schema'
import { openTemplate } from '@/lib/templates/open-template'
import { writeAnswers } from '@/lib/templates/write-answers'
import { writeTemplateFile } from '@/lib/templates/write-file'

/** A file costs more than a search. */
const limiter = createRateLimiter({ name: 'template-documents', points: 40, seconds: 600 })

/** Writes the document of a template. Nothing of what is sent is kept. */
export function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return respond(
    request,
    async () => {
      const asked = documentRequestSchema.safeParse(await readJson(request, draftLimit * 4))
      if (!asked.success) throw new AppError('validation')
      const { template, guide } = await openTemplate((await params).id)
      const { format, answers } = asked.data
      const today = koreanDay(new Date())
      const { document } = writeAnswers(template, answers, { guide, today })
      const file = await writeTemplateFile(document, format)
      return answerAttachment(file, template.title, today, format)
    },
    limiter,
  )
}
