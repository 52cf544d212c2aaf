import 'server-only'
import { z } from 'zod'
import type { ChatScope } from '@/lib/chat/chat-scope'
import { type ChatOwner, ownerArguments } from '@/lib/chat/owner'
import type { ConversationKind } from '@/lib/chat/request-schema'
import type { Part } from '@/lib/chat/schema'
import type { FinishedAnswer } from '@/lib/chat/types'
import type { AppLocale } from '@/lib/i18n/routing'
import { unwrapResult } from '@/lib/supabase/result'
import type { Json, ServiceDb } from '@/lib/supabase/types'

/** How a conversation begins; of one that is there, only the scope changes. */
export type ConversationStart = {
  title: string
  kind: ConversationKind
  scope: ChatScope
  locale: AppLocale
  /** What the guided intake of a consultation asked. */
  intake: Json
}

export type AnswerPosition = {
  /** Null begins one. */
  conversation: string | null
  /** What stands here and after it goes. */
  from: number | null
  /** Null writes the answer at `from` anew. */
  question: readonly Part[] | null
}

const begunSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ok'),
    conversation: z.uuid(),
    title: z.string(),
    question: z.uuid(),
    answer: z.uuid(),
    position: z.number().int(),
  }),
  z.object({ outcome: z.enum(['busy', 'missing', 'gone']) }),
])

/** Where a question and the answer that is being written to it are. */
export type BegunAnswer = Omit<Extract<z.infer<typeof begunSchema>, { outcome: 'ok' }>, 'outcome'>

/**
 * Keeps a question and begins its answer.
 * @param most answers that this owner may have written at the same time
 */
export async function beginAnswer(
  service: ServiceDb,
  owner: ChatOwner,
  place: AnswerPosition,
  start: ConversationStart,
  most: number,
): Promise<{ ok: true; begun: BegunAnswer } | { ok: false; reason: 'busy' | 'missing' | 'gone' }> {
  const answered = await service.rpc('begin_answer', {
    ...ownerArguments(owner),
    p_conversation: place.conversation,
    p_from: place.from,
    p_question: place.question,
    p_start: start,
    p_most: most,
  })
  const result = begunSchema.parse(unwrapResult(answered))
  if (result.outcome !== 'ok') return { ok: false, reason: result.outcome }
  const { outcome: _, ...begun } = result
  return { ok: true, begun }
}

/**
 * Keeps what has been written so far.
 * @returns whether to go on: not when somebody asked to stop, or the answer has gone or is at its end
 */
export async function saveAnswer(
  service: ServiceDb,
  answer: string,
  { state, parts, facts }: FinishedAnswer,
): Promise<boolean> {
  const answered = await service.rpc('save_answer', {
    p_answer: answer,
    p_state: state,
    p_parts: parts,
    p_facts: facts,
  })
  return unwrapResult(answered) === true
}

/** Asks whoever is writing an answer of this owner to stop. @returns whether it was being written */
export async function stopAnswer(
  service: ServiceDb,
  owner: ChatOwner,
  answer: string,
): Promise<boolean> {
  const answered = await service.rpc('stop_answer', {
    ...ownerArguments(owner),
    p_answer: answer,
  })
  return unwrapResult(answered) === true
}
