import { z } from 'zod'
import { readJson, respond, succeed } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { limits } from '@/lib/legal/constants'
import { parseRequest } from '@/lib/legal/list-request'
import { checkCitations } from '@/lib/legal/service'

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
