import 'server-only'
import type { CitableSource, Turn } from '@/lib/chat/types'
import type { SearchScope } from '@/lib/corpus/constants'
import { findSources } from '@/lib/corpus/data'
import type { Passages } from '@/lib/corpus/passage-schema'
import { citableSources } from './cited-source'
import { searchQueryOf } from './follow-up'

/** What the stages after this one write and verify from. */
export type Retrieved = {
  question: string
  /** Earlier questions, the oldest first. */
  previous: readonly string[]
  /** The ranked passages of the case-law service, or why none carries an answer. */
  found: Passages
  /** The same passages, numbered as an answer cites them. */
  sources: readonly CitableSource[]
}

/** The result of the work, or null as soon as the signal says that the reader has stopped it. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
    work.then(resolve, reject)
  })
}

/**
 * First stage of an answer: finds passages of the corpus for the last question of a conversation, together
 * with what that question refers to. Null when the reader has stopped the answer.
 * @param turns the oldest first; the last is the question to be answered
 * @throws AppError of the case-law service
 */
export async function retrieve(
  turns: readonly Turn[],
  scope: SearchScope,
  signal: AbortSignal,
): Promise<Retrieved | null> {
  const { question } = turns.at(-1) ?? { question: '' }
  const earlier = turns.slice(0, -1)
  const found = await unlessStopped(findSources(searchQueryOf(question, earlier), scope), signal)
  if (!found) return null
  return {
    question,
    previous: earlier.map((turn) => turn.question),
    found,
    sources: citableSources(found.passages),
  }
}
