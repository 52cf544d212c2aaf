import 'server-only'
import { beginQuestion } from '@/lib/chat/begin-question'
import type { ChatOwner } from '@/lib/chat/owner'
import { runAnswer } from '@/lib/chat/run-answer'
import type { ChatMessage } from '@/lib/chat/schema'
import { AppError } from '@/lib/errors'
import { type KeyedAnswer, type KeyedQuestion, keyedAnswerSchema } from './schema'

type Asking = {
  /** Whose key it is. */
  holder: Extract<ChatOwner, { kind: 'holder' }>
  question: KeyedQuestion
  address: string
  userAgent: string | null
  now: Date
}

/**
 * Asks as the account that a key belongs to, and waits for the whole answer. It stands in the account's list of
 * conversations, as one that was asked in a browser.
 * @throws AppError as `beginQuestion` does, and what an answer failed with
 */
export async function askByKey({ holder, question, ...request }: Asking): Promise<KeyedAnswer> {
  const run = await beginQuestion({
    ...request,
    owner: holder,
    request: { act: 'ask', ...question },
  })
  let answer: ChatMessage | null = null
  await runAnswer(run, (event) => {
    if (event.type === 'data-message') answer = event.data
  })
  const kept = keyedAnswerSchema.parse({
    conversation: run.begun.conversation,
    answer,
    quota: run.quota,
  })
  const [part] = kept.answer.parts
  if (kept.answer.state === 'failed' && part?.kind === 'error') throw new AppError(part.code)
  return kept
}
