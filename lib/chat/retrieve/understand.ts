import type { Turn } from '@/lib/chat/types'
import type { KeptSources } from '@/lib/corpus/passage-schema'
import { type QuestionPoint, readQuestion } from '@/lib/korean-law/question/question'
import { keptSources, searchQueryOf } from './follow-up'

/** What is asked, with what it refers back to. */
export type UnderstoodQuestion = {
  question: string
  /** Earlier questions, the oldest first. */
  previous: readonly string[]
  /** What is searched: the question, with what it leaves unsaid. */
  query: string
  keep: KeptSources
  /** What it asks about. */
  points: readonly QuestionPoint[]
}

/** First stage of an answer: reads the last question of a conversation, the turns given oldest first. */
export function understand(turns: readonly Turn[]): UnderstoodQuestion {
  const { question } = turns.at(-1) ?? { question: '' }
  const earlier = turns.slice(0, -1)
  const query = searchQueryOf(question, earlier)
  return {
    question,
    previous: earlier.map((turn) => turn.question),
    query,
    keep: keptSources(question, earlier),
    points: readQuestion(query).points,
  }
}
