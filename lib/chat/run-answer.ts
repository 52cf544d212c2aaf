import 'server-only'
import { findMaterial } from '@/lib/corpus/data'
import { toAppError } from '@/lib/errors'
import type { AppLocale } from '@/lib/i18n/routing'
import type { SearchScope } from '@/lib/korean-law/constants'
import { log } from '@/lib/log'
import type { Db } from '@/lib/supabase/types'
import type { Quota } from './request-schema'
import { searchQueryOf } from './retrieve/follow-up'
import { draftAnswer, type Emit } from './store/answer-draft'
import { readTurns } from './store/data'
import { type BegunAnswer, saveAnswer } from './store/mutations'
import { runStoppable } from './store/running-answers'
import { type FinishedAnswer, stoppedAnswer, writeParts } from './write/write-parts'

export type AnswerRun = {
  service: Db
  begun: BegunAnswer
  scope: SearchScope
  locale: AppLocale
  quota: Quota | null
  /** Called when the answer failed. */
  releaseQuota: () => Promise<void>
  /** Called when there is an answer. Never throws. */
  recordUse: () => Promise<void>
}

/** What is being waited for, or null as soon as nobody wants it any more. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
    work.then(resolve, reject)
  })
}

function failed(thrown: unknown, answer: string): FinishedAnswer {
  const error = toAppError(thrown)
  log.error('chat.failed', { answer, code: error.code, reason: error.message })
  // A failed connection behind the site is unavailability to whoever asks.
  const code = error.code === 'network' ? 'unavailable' : error.code
  const retryable = error.status === 0 || error.status >= 500 || error.code === 'timeout'
  return { state: 'failed', parts: [{ kind: 'error', code, retryable }], facts: {} }
}

/** Writes an answer that was begun, from the search to its end, telling `emit` on the way. Never throws. */
export async function runAnswer(run: AnswerRun, emit: Emit): Promise<void> {
  const { service, begun, scope, locale, quota } = run
  const { conversation, title, question: questionId, answer: answerId, position } = begun
  emit({ type: 'start' })
  emit({
    type: 'data-begun',
    data: { conversation, title, questionId, answerId, position, quota },
  })
  await runStoppable(answerId, async (controller) => {
    const { signal } = controller
    const stop = () => controller.abort()
    const draft = draftAnswer({ emit, stop, keep: (kept) => saveAnswer(service, answerId, kept) })
    const work = async (): Promise<FinishedAnswer> => {
      draft.stage({ kind: 'progress', stage: 'searching', sources: null })
      const turns = await readTurns(service, conversation, position)
      const { question } = turns.at(-1) ?? { question: '' }
      const earlier = turns.slice(0, -1)
      const query = searchQueryOf(question, earlier)
      const material = await unlessStopped(findMaterial(query, scope), signal)
      if (!material) return stoppedAnswer
      const sources = material.articles.length + material.decisions.length
      draft.stage({ kind: 'progress', stage: 'reading', sources })
      const previous = earlier.map((turn) => turn.question)
      return writeParts({ question, previous, material, locale, signal, draft })
    }
    const { state, parts, facts } = await work().catch((thrown) => failed(thrown, answerId))
    if (state === 'failed') await run.releaseQuota().catch(() => {})
    else await run.recordUse()
    try {
      await draft.end(state, parts, facts)
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : 'unknown'
      log.error('chat.lost', { answer: answerId, reason })
    }
    draft.close()
    emit({ type: 'data-message', data: { id: answerId, role: 'assistant', state, parts } })
  })
  emit({ type: 'finish' })
}
