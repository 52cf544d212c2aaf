import { readJson, respond } from '@/lib/api'
import { beginQuestion } from '@/lib/chat/begin-question'
import { askingOwner } from '@/lib/chat/owner'
import { refuseLongQuestion } from '@/lib/chat/question-length'
import { type QuestionRequest, questionRequestSchema } from '@/lib/chat/request-schema'
import { runAnswer } from '@/lib/chat/run-answer'
import { streamEvents } from '@/lib/chat/stream/event-stream'
import { AppError } from '@/lib/errors'
import { findInDocumentsOf } from '@/lib/knowledge/own-search'
import { clientAddress } from '@/lib/requests/client-address'

function parse(body: unknown): QuestionRequest {
  const parsed = questionRequestSchema.safeParse(body)
  if (parsed.success) return parsed.data
  refuseLongQuestion(parsed.error)
  throw new AppError('validation')
}

/** Takes a question and streams its answer, which is written to its end whoever listens. */
export function POST(request: Request): Promise<Response> {
  return respond(request, async () => {
    const asked = parse(await readJson(request, 128 * 1024))
    const owner = await askingOwner()
    const run = await beginQuestion({
      owner,
      ...(owner.kind === 'user'
        ? { findInDocuments: findInDocumentsOf(owner.db, owner.user.id) }
        : {}),
      request: asked,
      address: clientAddress(request.headers),
      userAgent: request.headers.get('user-agent'),
      now: new Date(),
    })
    return streamEvents((emit) => runAnswer(run, emit))
  })
}
