import 'server-only'
import { readJson } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { koreanDay } from '@/lib/korean-time'
import { answersRequestSchema, draftLimit } from '@/lib/templates/draft-schema'
import { openTemplate } from '@/lib/templates/open-template'
import { writeAnswers } from '@/lib/templates/write-answers'
import { contentOf } from './content'

/**
 * Reads the answers that are sent of a template, and writes its document from them.
 * @throws AppError `notFound` for no template; `validation`
 */
export async function readAnswersRequest(request: Request, id: string) {
  const asked = answersRequestSchema.safeParse(await readJson(request, draftLimit * 4))
  if (!asked.success) throw new AppError('validation')
  const { template, guide } = await openTemplate(id)
  const { answers } = asked.data
  const { document } = writeAnswers(template, answers, { guide, today: koreanDay(new Date()) })
  return { template: template.id, name: template.title, answers, content: contentOf(document) }
}
