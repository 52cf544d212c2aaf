import { z } from 'zod'
import { readJson } from '@/lib/api'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { answerMade } from '@/lib/documents/editor/answer-made'
import { fromBlocks } from '@/lib/documents/editor/from-blocks'
import { AppError } from '@/lib/errors'
import { koreanDay } from '@/lib/korean-time'
import { koreanTemplate } from '@/lib/templates/korean-template'
import { writeAnswers } from '@/lib/templates/write-answers'

const bodySchema = z.object({ template: z.string().max(80) })

/** Makes a document to be written of a template: what nobody has answered stands in it as a blank. */
export function POST(request: Request): Promise<Response> {
  return answerMade(request, async () => {
    const asked = bodySchema.safeParse(await readJson(request))
    if (!asked.success) throw new AppError('validation')
    const { template, guide } = koreanTemplate(asked.data.template)
    const { document } = writeAnswers(template, {}, { guide, today: koreanDay(new Date()) })
    const { title, blocks } = document
    const { content } = fromBlocks(contentSchema.parse({ title, blocks, language: 'ko' }))
    return { name: template.title, folder: null, category: 'others', content }
  })
}
