import { readJson, succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { parseRequest } from '@/lib/corpus/request-schema'
import { AppError } from '@/lib/errors'
import { beginHolderExperiment } from '@/lib/ragops/experiments/holder-experiments'
import { newExperimentSchema } from '@/lib/ragops/experiments/holder-schema'
import { serviceClient } from '@/lib/supabase/service-client'

const problems = {
  gone: () => new AppError('notFound'),
  baseline: () => new AppError('validation', { details: { fields: ['baseline'] } }),
  full: () => new AppError('rateLimit', { details: { limit: 'experiments' } }),
}

/** Begins an experiment of whom the key belongs to. */
export const POST = (request: Request): Promise<Response> =>
  respondKeyed(request, 'experiments:run', async ({ userId }) => {
    const asked = parseRequest(newExperimentSchema, await readJson(request))
    const begun = await beginHolderExperiment(serviceClient(), userId, asked)
    if (!begun.ok) throw problems[begun.reason]()
    return succeed({ id: begun.id }, { status: 201 })
  })
