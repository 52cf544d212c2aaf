import 'server-only'
import type { Passage, Turn } from '@/lib/chat/types'
import { composeAnswer, type GroundedAnswer, type Material } from '@/lib/corpus/answer'
import { findMaterial } from '@/lib/corpus/data'
import type { SearchScope } from '@/lib/korean-law/constants'
import { searchQueryOf } from './follow-up'
import { passagesOf } from './passages'

/** What the stage after this one writes from. */
export type Retrieved = {
  question: string
  /** Earlier questions, the oldest first. */
  previous: readonly string[]
  material: Material
  /** How many articles and decisions were read. */
  sources: number
  /** Null where the corpus does not ground an answer; then why not. */
  grounded: GroundedAnswer | null
  unmet: readonly string[]
  suggestions: readonly string[]
  /** The texts that a model may write from. */
  passages: () => Passage[]
}

/** The result of the work, or null as soon as the signal says that nobody wants it any more. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
    work.then(resolve, reject)
  })
}

/**
 * First stage of an answer: searches the corpus for the last question of a conversation, together with what
 * that question refers to. Null when the reader has stopped the answer.
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
  const work = findMaterial(searchQueryOf(question, earlier), scope)
  const material = await unlessStopped(work, signal)
  if (!material) return null
  const answer = composeAnswer(material)
  const { unmet, suggestions } =
    answer.state === 'ungrounded' ? answer : { unmet: [], suggestions: [] }
  return {
    question,
    previous: earlier.map((turn) => turn.question),
    material,
    sources: material.articles.length + material.decisions.length,
    grounded: answer.state === 'ungrounded' ? null : answer,
    unmet,
    suggestions,
    passages: () => passagesOf(material),
  }
}
