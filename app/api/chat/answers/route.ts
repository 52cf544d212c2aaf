import { readJson, succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { askByKey } from '@/lib/chat/keyed/ask-by-key'
import { keyedQuestionSchema } from '@/lib/chat/keyed/schema'
import { parseRequest } from '@/lib/corpus/request-schema'
import { longestQuestion } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'
import { clientAddress } from '@/lib/requests/client-address'

function parse(body: unknown) {
  const parsed = keyedQuestionSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const tooLong = parsed.error.issues.some(
    ({ code, path }) => code === 'too_big' && path[0] === 'question',
  )
  if (tooLong) throw new AppError('messageTooLong', { details: { limit: longestQuestion } })
  return parseRequest(keyedQuestionSchema, body)
}

/** Answers a question of a program, once the answer is whole and checked. */
export const POST = (request: Request): Promise<Response> =>
  respondKeyed(request, 'chat:ask', async ({ userId, plan }) =>
    succeed(
      await askByKey({
        holder: { kind: 'holder', user: { id: userId, plan }, plan },
        question: parse(await readJson(request, 128 * 1024)),
        address: clientAddress(request.headers),
        userAgent: request.headers.get('user-agent'),
        now: new Date(),
      }),
    ),
  )
