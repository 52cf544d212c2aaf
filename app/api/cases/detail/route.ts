import { z } from 'zod'
import { readJson, respond } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { answerCaseDetail } from '@/lib/legal/case-answer'

const bodySchema = z.record(z.string(), z.unknown())

export function POST(request: Request): Promise<Response> {
  return respond(request, async () => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('validation')
    const { case_number, ...options } = body.data
    return answerCaseDetail(case_number, options)
  })
}
