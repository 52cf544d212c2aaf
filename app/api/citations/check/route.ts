import { z } from 'zod'
import { readJson, succeed } from '@/lib/api'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { limits } from '@/lib/corpus/constants'
import { parseRequest } from '@/lib/corpus/request-schema'
import { checkCitations } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'

/** A text of 64,000 letters is more work than a search, and nobody writes one every second. */
const limiter = createRateLimiter({ name: 'citations', points: 30, seconds: 60 })

/** Not trimmed: the ranges of the answer count from the text as sent. */
const bodySchema = z.object({
  text: z
    .string()
    .min(1)
    .regex(/^[^\0]*$/),
})

export function POST(request: Request): Promise<Response> {
  return respondOpen(
    request,
    'citations:check',
    async () => {
      const { text } = parseRequest(bodySchema, await readJson(request))
      if (text.length > limits.citationText) throw new AppError('textTooLong')
      return succeed({ citations: await checkCitations(text) })
    },
    limiter,
  )
}
