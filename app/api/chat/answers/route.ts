import { readJson, succeed } from '@/lib/api'
import { respondKeyed } from '@/lib/api-keys/respond-open'
import { askByKey } from '@/lib/chat/keyed/ask-by-key'
import { keyedQuestionSchema } from '@/lib/chat/keyed/schema'
import { refuseLongQuestion } from '@/lib/chat/question-length'
import { parseRequest } from '@/lib/corpus/request-schema'
import { clientAddress } from '@/lib/requests/client-address'

function parse(body: unknown) {
  const parsed = keyedQuestionSchema.safeParse(body)
  if (!parsed.success) refuseLongQuestion(parsed.error)
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
