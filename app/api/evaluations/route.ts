import { fail, readJson, succeed } from '@/lib/api'
import { askForKey, respondOpen } from '@/lib/api-keys/respond-open'
import { parseRequest } from '@/lib/corpus/request-schema'
import { checkCitations } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'
import { evaluateAnswer } from '@/lib/ragops/answers/evaluate-answer'
import { evaluationRequestSchema } from '@/lib/ragops/answers/schema'
import { createRateLimiter } from '@/lib/rate-limit'

/** One is about a second's work of this process. */
const limiter = createRateLimiter({ name: 'evaluations', points: 30, seconds: 60 })

/** Looks at an answer of somebody's program, by a key that may have citations checked. Nothing is kept. */
export const POST = (request: Request): Promise<Response> =>
  respondOpen(request, 'citations:check', async (holder) => {
    if (!holder) return askForKey()
    const { allowed, retryAfter } = await limiter.take(holder.userId)
    if (!allowed)
      return fail(new AppError('rateLimit').toBody(), { 'retry-after': String(retryAfter) })
    const asked = parseRequest(evaluationRequestSchema, await readJson(request))
    return succeed(await evaluateAnswer(asked, checkCitations))
  })
