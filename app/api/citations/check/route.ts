import { z } from 'zod'
import { readJson, respond, succeed } from '@/lib/api'
import { limits } from '@/lib/corpus/constants'
import { parseRequest } from '@/lib/corpus/request-schema'
import { checkCitations } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'

/** Not trimmed: the ranges of the answer count from the text as sent. */
const bodySchema = z.object({
  text: z
    .string()
    .min(1)
    .regex(/^[^\0]*$/),
})

export function POST(request: Request): Promise<Response> {
  return respond(request, async () => {
    const { text } = parseRequest(bodySchema, await readJson(request))
    if (text.length > limits.citationText) throw new AppError('textTooLong')
    return succeed({ citations: await checkCitations(text) })
  })
}
