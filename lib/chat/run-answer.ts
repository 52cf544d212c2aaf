import 'server-only'
import { toAppError } from '@/lib/errors'
import type { AppLocale } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import type { ServiceDb } from '@/lib/supabase/types'
import { TraceRecorder } from '@/lib/traces/record-trace'
import type { NewTrace } from '@/lib/traces/schema'
import { type ChatScope, readsDocuments, readsOf } from './chat-scope'
import type { ChosenConfiguration } from './configuration/choose-configuration'
import { optionsOf } from './configuration/options'
import type { Labelled } from './configuration/schema'
import { runShadow } from './configuration/shadow-run'
import type { Quota } from './request-schema'
import type { FindInDocuments } from './retrieve/document-passage'
import { retrieve } from './retrieve/retrieve'
import { understand } from './retrieve/understand'
import { type AnswerDraft, draftAnswer } from './store/answer-draft'
import { readTurns } from './store/data'
import { type BegunAnswer, saveAnswer } from './store/mutations'
import { runStoppable } from './store/running-answers'
import type { Emit } from './stream/event-stream'
import { endOf, retrievalNotes, type Traced, verificationNotes } from './trace/answer-trace'
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
  /** What the answer is made with. */
  configuration: ChosenConfiguration
  /** What looks at the question too, unseen; null for most. */
  shadow: Labelled | null
  quota: Quota | null
  /** Whether there is somebody who may read later what was asked: a visitor has no account. */
  ownsTexts: boolean
  /** Called when the answer failed, or was none: a refusal or a question back costs no question. */
  releaseQuota: () => Promise<void>
  /** Called when there is an answer. Never throws. */
  recordUse: () => Promise<void>
  /** Called with what the answer was made of, after it is there. Nothing waits for it, and it never throws. */
  keepTrace: (trace: NewTrace) => void
}

function failedAnswer(thrown: unknown, answer: string): FinishedAnswer {
  const error = toAppError(thrown)
  log.error('chat.failed', { answer, code: error.code, reason: error.message })
  // To the reader, a failed connection behind the site is unavailability.
  const code = error.code === 'network' ? 'unavailable' : error.code
  const retryable = error.status === 0 || error.status >= 500 || error.code === 'timeout'
  return { state: 'failed', parts: [{ kind: 'error', code, retryable }], facts: {} }
}

/** understand → retrieve → write → verify; the draft stores and streams how far it is, the trace keeps each step. */
async function answerOf(
  { service, begun, scope, locale, findInDocuments, configuration }: AnswerRun,
  draft: AnswerDraft,
  signal: AbortSignal,
  traced: Traced,
): Promise<FinishedAnswer> {
  const { trace } = traced
  const { settings } = configuration
  draft.stage('searching', null)
  const turns = await readTurns(service, begun.conversation, begun.position)
  const understood = await trace.span('understand', 'chain', ({ note }) => {
    const read = understand(turns)
    note({ turns: turns.length, points: read.points.length })
    return read
  })
  traced.question = understood.question
  traced.understood = understood
  const retrieved = await trace.span('retrieve', 'retriever', async ({ note }) => {
    const found = await retrieve(understood, scope, signal, findInDocuments, optionsOf(settings))
    if (found) note(retrievalNotes(found))
    return found
  })
  if (!retrieved) return stoppedAnswer(null)
  traced.retrieved = retrieved
  draft.stage('reading', retrieved.sources.length)
  const written = await trace.span('write', 'chain', async ({ note, model }) => {
    const text = await write(retrieved, { locale, signal, draft, settings })
    note({ result: text.kind })
    if (text.usage) model(text.usage.model, text.usage)
    return text
  })
  if ('sources' in written) draft.stage('checking', written.sources)
  return trace.span('verify', 'guardrail', async ({ note }) => {
    const answer = await verify(written, retrieved, signal)
    note(verificationNotes(answer))
    return answer
  })
}

const answersNothing = ({ state, parts }: FinishedAnswer) =>
  state === 'failed' || parts.some(({ kind }) => kind === 'refusal' || kind === 'choices')

/** Behind the answer: nothing waits for it. Documents of people are not looked at twice. */
function startShadow({ service, shadow, scope, configuration }: AnswerRun, traced: Traced) {
  const { understood, retrieved } = traced
  const { law } = readsOf(scope)
  if (!shadow || !understood || !law || !retrieved?.found || readsDocuments(scope)) return
  const answered = { found: retrieved.found, answeredBy: configuration }
  void runShadow(service, shadow, understood, law, answered)
}

/** Writes an answer that was begun, from the search to its end, and emits each stage. Never throws. */
export async function runAnswer(run: AnswerRun, emit: Emit): Promise<void> {
  const { service, begun, quota } = run
  const { conversation, title, question: questionId, answer: answerId, position } = begun
  const name = readsDocuments(run.scope) ? 'documents-answer' : 'chat-answer'
  const traced: Traced = {
    trace: new TraceRecorder(name),
    question: '',
    understood: null,
    retrieved: null,
  }
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
    const answer = await answerOf(run, draft, controller.signal, traced).catch((thrown) =>
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
    run.keepTrace(endOf(traced, answer, run))
    startShadow(run, traced)
  })
  emit({ type: 'finish' })
}
