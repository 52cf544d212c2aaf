import 'server-only'
import { toAppError } from '@/lib/errors'
import type { AppLocale } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import type { ServiceDb } from '@/lib/supabase/types'
import type { ChatScope } from './chat-scope'
import type { Quota } from './request-schema'
import type { FindInDocuments } from './retrieve/document-passage'
import { retrieve } from './retrieve/retrieve'
import { type AnswerDraft, draftAnswer } from './store/answer-draft'
import { readTurns } from './store/data'
import { type BegunAnswer, saveAnswer } from './store/mutations'
import { runStoppable } from './store/running-answers'
import type { Emit } from './stream/event-stream'
import type { FinishedAnswer } from './types'
import { stoppedAnswer, verify } from './verify/verify'
import { write } from './write/write'

export type AnswerRun = {
  service: ServiceDb
  begun: BegunAnswer
  scope: ChatScope
  locale: AppLocale
  /** Searches the asker's own documents; null for whoever has none. */
  findInDocuments: FindInDocuments | null
  quota: Quota | null
  /** Called when the answer failed, or was none: a refusal or a question back costs no question. */
  releaseQuota: () => Promise<void>
  /** Called when there is an answer. Never throws. */
  recordUse: () => Promise<void>
}

function failedAnswer(thrown: unknown, answer: string): FinishedAnswer {
  const error = toAppError(thrown)
  log.error('chat.failed', { answer, code: error.code, reason: error.message })
  // To the reader, a failed connection behind the site is unavailability.
  const code = error.code === 'network' ? 'unavailable' : error.code
  const retryable = error.status === 0 || error.status >= 500 || error.code === 'timeout'
  return { state: 'failed', parts: [{ kind: 'error', code, retryable }], facts: {} }
}

/** retrieve → write → verify; the draft stores and streams how far it is. */
async function answerOf(
  { service, begun, scope, locale, findInDocuments }: AnswerRun,
  draft: AnswerDraft,
  signal: AbortSignal,
): Promise<FinishedAnswer> {
  draft.stage('searching', null)
  const turns = await readTurns(service, begun.conversation, begun.position)
  const retrieved = await retrieve(turns, scope, signal, findInDocuments)
  if (!retrieved) return stoppedAnswer(null)
  draft.stage('reading', retrieved.sources.length)
  const written = await write(retrieved, { locale, signal, draft })
  if ('sources' in written) draft.stage('checking', written.sources)
  return verify(written, retrieved, signal)
}

const answersNothing = ({ state, parts }: FinishedAnswer) =>
  state === 'failed' || parts.some(({ kind }) => kind === 'refusal' || kind === 'choices')

/** Writes an answer that was begun, from the search to its end, and emits each stage. Never throws. */
export async function runAnswer(run: AnswerRun, emit: Emit): Promise<void> {
  const { service, begun, quota } = run
  const { conversation, title, question: questionId, answer: answerId, position } = begun
  emit({ type: 'start' })
  emit({
    type: 'data-begun',
    data: { conversation, title, questionId, answerId, position, quota },
  })
  await runStoppable(answerId, async (controller) => {
    const draft = draftAnswer({
      emit,
      save: (answer) => saveAnswer(service, answerId, answer),
      stop: () => controller.abort(),
    })
    const answer = await answerOf(run, draft, controller.signal).catch((thrown) =>
      failedAnswer(thrown, answerId),
    )
    if (answersNothing(answer)) await run.releaseQuota().catch(() => {})
    else await run.recordUse()
    try {
      await draft.end(answer)
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : 'unknown'
      log.error('chat.lost', { answer: answerId, reason })
    }
    draft.close()
    const { state, parts } = answer
    emit({ type: 'data-message', data: { id: answerId, role: 'assistant', state, parts } })
  })
  emit({ type: 'finish' })
}
