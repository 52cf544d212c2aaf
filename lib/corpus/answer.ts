import type { ErrorCode } from '@/lib/errors'
import type { SearchScope } from '@/lib/korean-law/constants'
import { unmetPoints } from '@/lib/korean-law/question/coverage'
import { asksForeignLaw, asksForRecommendation } from '@/lib/korean-law/question/out-of-scope'
import { type QuestionReading, readQuestion } from '@/lib/korean-law/question/question'
import { unknownLaw } from '@/lib/korean-law/question/unknown-law'
import {
  type AnswerArticle,
  type AnswerDecision,
  chooseArticles,
  chooseDecisions,
  type Found,
} from './answer-sources'
import type { ArticleDetail, CaseDetail } from './case-schema'
import type { SearchResponse, Understanding } from './schema'
import type { Health } from './service-schema'

/** Where a question looks: everything, decisions alone, statutes alone (spec 1). */
export type AskedScope = SearchScope

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
  scope: AskedScope
  understanding: Understanding
  /** What was searched; null when the service does not say. */
  corpus: Health['corpus'] | null
  totals: { statutes: number; cases: number }
}

export type GroundedAnswer = Searched & {
  state: 'grounded'
  statutes: AnswerArticle[]
  decisions: AnswerDecision[]
}

export type UngroundedAnswer = Searched & {
  state: 'ungrounded'
  /** `missing`: the decision or article it names is not held. `nothing`: no hit at all. `weak`: no hit speaks of it. */
  reason: 'missing' | 'nothing' | 'weak'
  /** Words of the question that no hit has. */
  unmet: string[]
  suggestions: string[]
}

export type Answer =
  | GroundedAnswer
  | UngroundedAnswer
  | { state: 'invalid'; problem: QuestionProblem }
  | { state: 'failed'; code: ErrorCode }

/** A question with everything that was found for it. */
export type Material = {
  question: string
  scope: AskedScope
  asked: QuestionReading
  response: SearchResponse
  corpus: Health['corpus'] | null
  articles: readonly Found<ArticleDetail>[]
  decisions: readonly Found<CaseDetail>[]
}

/** A lone source must speak of nearly all that was asked; several bear each other out. */
const aloneShare = 0.4

function carriesAnswer(sources: readonly { share: number }[]): boolean {
  const [first, second] = sources
  return first !== undefined && (second !== undefined || first.share >= aloneShare)
}

const titlesOf = ({ response, articles }: Material): string[] => [
  ...(response.statutes?.hits ?? []).map(({ lawTitle }) => lawTitle),
  ...articles.map(({ detail }) => detail.law.title),
]

const asksOfLaw = (question: string) =>
  readQuestion(question).points.some(({ kind }) => kind === 'legal')

/** Puts an answer together from what the search brought, or says why there is none. Pure. */
export function composeAnswer(material: Material): GroundedAnswer | UngroundedAnswer {
  const { question, scope, asked, response, corpus, articles, decisions } = material
  const { understanding, help } = response
  const searched: Searched = {
    question,
    scope,
    understanding,
    corpus,
    totals: { statutes: response.statutes?.total ?? 0, cases: response.cases?.total ?? 0 },
  }
  const chosen = scope === 'statutes' ? [] : chooseDecisions(decisions, asked.points)
  const carried = chosen.length > 0
  const statutes = scope === 'precedents' ? [] : chooseArticles(articles, asked.points, carried)
  const { direct } = understanding
  const invented = direct ? null : unknownLaw(question, titlesOf(material))
  const elsewhere = direct === null && (asksForeignLaw(question) || asksForRecommendation(question))
  const guided = statutes.length > 0 && articles.some(({ guide }) => guide !== undefined)
  if (!invented && !elsewhere && (guided || carriesAnswer([...statutes, ...chosen]))) {
    return { ...searched, state: 'grounded', statutes, decisions: chosen }
  }
  const missing = invented !== null || (direct !== null && direct.kind !== 'law')
  const texts = [...(response.statutes?.hits ?? []), ...(response.cases?.hits ?? [])].map(
    ({ snippet }) => snippet.text,
  )
  return {
    ...searched,
    state: 'ungrounded',
    reason: missing ? 'missing' : texts.length === 0 ? 'nothing' : 'weak',
    unmet: invented ? [invented] : missing ? [] : unmetPoints(asked.points, texts),
    // What leads to no law would only be refused again.
    suggestions: (help?.suggestions ?? []).filter(asksOfLaw),
  }
}
