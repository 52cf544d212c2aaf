import { z } from 'zod'
import { readJson } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { respondCaseDetail } from '@/lib/corpus/case-response'
import { AppError } from '@/lib/errors'

const bodySchema = z.record(z.string(), z.unknown())

export function POST(request: Request): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('validation')
    const { case_number, ...options } = body.data
    return respondCaseDetail(case_number, options)
  })
}
