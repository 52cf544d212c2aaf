import type { Explain } from '@/backend/explanations/explain'
import type { ExampleQuestion } from '@/backend/questions/example-question'
import type { Passages } from '@/lib/corpus/passage-schema'
import type { SearchResponse } from '@/lib/corpus/schema'
import type { SearchScope } from '@/lib/corpus/scope-constants'
import type { QuestionReading } from '@/lib/korean-law/question/question'
import { answerPattern } from '@/lib/korean-law/question/question-kind'
import { articlePassages } from './article-passages'
import { strengthInOwnWords } from './candidate'
import { choicesAmong } from './choices'
import { confidenceIn } from './confidence'
import { decisionPassages, nearLaw } from './decision-passages'
import type { Candidates } from './gather-candidates'
import { refusalOf } from './refusal'

export type Searched = {
  question: string
  scope: SearchScope
  reading: QuestionReading
  response: SearchResponse
  candidates: Candidates
  /** How likely it is that the law may answer, 0 to 1. */
  lawQuestion: number
  /** Added to the confidence from which on a question is answered. */
  caution?: number
  explain: Explain
  example: ExampleQuestion
}

/**
 * Surer than this is an answer; less sure is a question back; still less is none of law. What a translation has
 * lost or bent is not seen in the signs of confidence, so that another language has to be surer.
 */
const leastToAnswer = { ko: 0.56, en: 0.64, ja: 0.62, zh: 0.62 } as const
const leastToAsk = 0.1

/** Chooses among what a search brought, or says why nothing of it grounds an answer. Pure. */
export function selectPassages(
  searched: Searched,
): Pick<Passages, 'passages' | 'confidence' | 'refusal'> {
  const {
    question,
    scope,
    reading,
    response,
    candidates,
    lawQuestion,
    caution = 0,
    explain,
    example,
  } = searched
  const { points } = reading
  const confidence = scope === 'precedents' ? null : confidenceIn(candidates.articles, lawQuestion)
  const { language } = response.understanding
  const isSure = confidence !== null && confidence >= leastToAnswer[language] + caution
  const decisionsFor = (answering: readonly string[]) =>
    scope === 'statutes' ? [] : decisionPassages(candidates.decisions, points, answering)
  const grounded = isSure || decisionsFor([]).some(({ leading }) => leading)
  const ofArticles =
    scope === 'precedents'
      ? []
      : articlePassages(candidates.articles, {
          question,
          points,
          pattern: answerPattern(question),
          grounded,
          confidence,
          explain,
        })
  const answering = ofArticles.filter(({ leading }) => leading).map(({ articleId }) => articleId)
  const passages = [
    ...ofArticles,
    ...(isSure
      ? nearLaw(decisionsFor(answering), candidates.decisions, ofArticles)
      : decisionsFor([])),
  ]
  const refusal = refusalOf({
    question,
    points,
    response,
    lawTitles: [
      ...(response.statutes?.hits ?? []).map(({ lawTitle }) => lawTitle),
      ...candidates.articles.map(({ source }) => source.lawTitle),
    ],
    passages,
    confidence,
    lawQuestion,
    askedStrength: Math.max(
      0,
      ...candidates.articles.map(({ asked }) => strengthInOwnWords(asked)),
    ),
  })
  if (refusal) return { passages: [], confidence, refusal }
  if (confidence === null || isSure) return { passages, confidence, refusal: null }
  const choices =
    confidence < leastToAsk ? [] : choicesAmong(candidates.articles, language, example)
  const reason = choices.length > 0 ? 'unclear' : 'weak'
  return { passages: [], confidence, refusal: { reason, choices, unmet: [], suggestions: [] } }
}
