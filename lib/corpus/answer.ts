import type { ErrorCode } from '@/lib/errors'
import {
  type ArticlePassage,
  type DecisionPassage,
  isArticle,
  isDecision,
  type Passages,
} from './passage-schema'
import type { Understanding } from './schema'
import type { SearchScope } from './scope-constants'
import type { Health } from './service-schema'

/**
 * Lengths of a question. It travels in an address, where a Hangul syllable takes nine characters of the
 * 16 kB that servers accept.
 */
export const questionLimits = { min: 2, max: 500 } as const
export type QuestionProblem = 'empty' | 'tooShort' | 'tooLong'

export function questionProblem(question: string): QuestionProblem | null {
  const { length } = question.trim()
  if (length === 0) return 'empty'
  if (length < questionLimits.min) return 'tooShort'
  return length > questionLimits.max ? 'tooLong' : null
}

type Searched = {
  question: string
  scope: SearchScope
  understanding: Understanding
  corpus: Health['corpus']
  totals: { statutes: number; cases: number }
}

export type GroundedAnswer = Searched & {
  state: 'grounded'
  statutes: ArticlePassage[]
  decisions: DecisionPassage[]
}

export type UngroundedAnswer = Searched & { state: 'ungrounded' } & NonNullable<Passages['refusal']>

export type Answer =
  | GroundedAnswer
  | UngroundedAnswer
  | { state: 'invalid'; problem: QuestionProblem }
  | { state: 'failed'; code: ErrorCode }

/** The answer that a page shows in the words of its sources: the leading passages, or why there are none. */
export function toAnswer(found: Passages): GroundedAnswer | UngroundedAnswer {
  const { question, scope, understanding, searched, passages, refusal } = found
  const { corpus, ...totals } = searched
  const common = { question, scope, understanding, corpus, totals }
  if (refusal) return { ...common, state: 'ungrounded', ...refusal }
  const leading = passages.filter((passage) => passage.leading)
  return {
    ...common,
    state: 'grounded',
    statutes: leading.filter(isArticle),
    decisions: leading.filter(isDecision),
  }
}
