import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { type Coverage, coverageOf, isGround } from '@/lib/korean-law/question/coverage'
import {
  type ArticleExcerpt,
  articleSentence,
  bestSentence,
  type DecisionExcerpt,
  excerptArticle,
  excerptDecision,
} from '@/lib/korean-law/question/excerpt'
import type { QuestionPoint } from '@/lib/korean-law/question/question'
import type { ArticleDetail, CaseDetail } from './case-schema'
import type { CaseRef } from './schema'

/** An article that an answer stands on. */
export type AnswerArticle = {
  articleId: string
  lawTitle: string
  no: string
  title: string | null
  pending: boolean
  repealed: boolean
  isSummary: boolean
  effectiveOn: string | null
  citedBy: number
  passage: ArticleExcerpt
  /** The sentence of the passage that answers most directly. */
  sentence: string
  /** How much of the question the source speaks of, 0–1. */
  share: number
}

export type AnswerDecision = CaseRef & {
  serial: number
  /** `대법원 2023. 5. 18. 선고 2022다12345 판결` */
  citation: string
  enBanc: boolean
  isSummary: boolean
  /** Later courts may have changed it: the decision that seems to, when there is one. */
  overruledBy: CaseRef | null
  passage: DecisionExcerpt
  sentence: string
  share: number
}

/**
 * A candidate with the score that the search gave it; `asked` when the question names it, `guide` when the
 * guide to everyday questions does: its place there, from 0.
 */
export type Found<T> = { detail: T; score: number; asked?: boolean; guide?: number }

const mostArticles = 4
const mostDecisions = 3
/** The engine's score and how much of the question the text speaks of, the first counting more. */
const shareWorth = 0.5
const supremeWorth = 0.1
/** The nearest articles of the guide go before what the search likes best, those after it beside it. */
const guideWorth = (place: number | undefined) =>
  place === undefined ? 0 : Math.max(0.4, 1.3 - 0.15 * place)

/**
 * The engine knows more than words: what it puts on top comes along once anything carries an answer, but
 * what speaks of the question goes first.
 */
const nearTop = 0.72
const silentWorth = 0.2
const decreeWorth = 0.2
const frameWorth = 0.3
/** Articles that frame a law rather than say what holds. */
const frame = /^(?:목적|정의|적용 ?범위|준용규정|양벌규정)$/
const penalty = /^(?:벌칙|과태료|과징금)$/
const asksOfPenalty = /처벌|벌금|과태료|벌칙|징역|형량|형사|고소/

/** An Act goes before its decree, and what holds before the frame of a law, unless they are asked for. */
function standOf({ law, article }: ArticleDetail, points: readonly QuestionPoint[]): number {
  const asked = points.map(({ word, forms }) => [word, ...forms].join(' ')).join(' ')
  const title = article.title ?? ''
  const decree = law.kind !== '법률' && law.kind !== '헌법' && !/시행령|시행규칙|규칙/.test(asked)
  const framing = frame.test(title) || (penalty.test(title) && !asksOfPenalty.test(asked))
  return -(decree ? decreeWorth : 0) - (framing ? frameWorth : 0)
}

type Weighed<T> = Found<T> & { coverage: Coverage; rank: number }

function weigh<T>(
  found: readonly Found<T>[],
  points: readonly QuestionPoint[],
  textOf: (detail: T) => string,
  worthOf: (detail: T) => number,
  carried: boolean,
): Weighed<T>[] {
  const top = Math.max(...found.map(({ score }) => score), Number.EPSILON)
  const weighed = found.map((each) => {
    const coverage = coverageOf(points, textOf(each.detail))
    const rank =
      (each.asked ? 10 : 0) +
      guideWorth(each.guide) +
      shareWorth * coverage.share +
      each.score / top +
      worthOf(each.detail) -
      (isGround(coverage) ? 0 : silentWorth)
    return { ...each, coverage, rank }
  })
  const carries = ({ asked, guide, coverage }: Weighed<T>) =>
    asked || guide !== undefined || isGround(coverage)
  if (!carried && !weighed.some(carries)) return []
  return weighed
    .filter((each) => carries(each) || each.score >= nearTop * top)
    .sort((a, b) => b.rank - a.rank)
}

const inForce = ({ detail: { article, law } }: Found<ArticleDetail>) =>
  !(article.pending || law.pending || article.repealed)

/**
 * The best articles for a question, those in force first; none when no text speaks of it.
 * @param carried whether a decision speaks of it: then the engine's best article belongs to the answer too
 */
export function chooseArticles(
  found: readonly Found<ArticleDetail>[],
  points: readonly QuestionPoint[],
  carried = false,
): AnswerArticle[] {
  const chosen = weigh(
    found,
    points,
    ({ law, article }) => [law.title, article.title, article.body].join(' '),
    (detail) => standOf(detail, points),
    carried,
  )
    .filter((each) => each.asked || !each.detail.article.repealed)
    .slice(0, mostArticles)
  return [...chosen.filter(inForce), ...chosen.filter((each) => !inForce(each))].map(
    ({ detail: { law, article }, asked, coverage }) => {
      const passage = excerptArticle(article.body, points)
      return {
        articleId: article.articleId,
        lawTitle: law.title,
        no: article.no,
        title: article.title,
        pending: article.pending || law.pending,
        repealed: article.repealed,
        isSummary: law.isSummary,
        effectiveOn: law.effectiveOn,
        citedBy: article.citedBy,
        passage,
        sentence: articleSentence(passage, points),
        share: asked ? 1 : coverage.share,
      }
    },
  )
}

const issuesText = (detail: CaseDetail) =>
  [detail.caseName, ...detail.issues.flatMap(({ issue, gist }) => [issue, gist])].join(' ')

/**
 * The best decisions for a question, the one that speaks most directly of it first; one without headnotes
 * has nothing short enough to show.
 */
export function chooseDecisions(
  found: readonly Found<CaseDetail>[],
  points: readonly QuestionPoint[],
): AnswerDecision[] {
  return weigh(
    found.filter(({ detail }) => detail.issues.length > 0),
    points,
    issuesText,
    ({ courtLevel }) => (courtLevel === 'supreme' ? supremeWorth : 0),
    false,
  )
    .slice(0, mostDecisions)
    .flatMap(({ detail, asked, coverage }): { decision: AnswerDecision; near: number }[] => {
      const passage = excerptDecision(detail.issues, points)
      if (!passage) return []
      const sentence = bestSentence(passage.gist || passage.issue, points)
      const decision = readDecision(detail, passage, sentence, asked ? 1 : coverage.share)
      return [{ decision, near: asked ? 1 : coverageOf(points, sentence).share }]
    })
    .sort((a, b) => b.near - a.near)
    .map(({ decision }) => decision)
}

function readDecision(
  detail: CaseDetail,
  passage: DecisionExcerpt,
  sentence: string,
  share: number,
): AnswerDecision {
  const { serial, caseNumber, caseName, court, judgmentDate, citedBy, enBanc, isSummary } = detail
  return {
    serial,
    caseNumber,
    caseName,
    court,
    judgmentDate,
    citedBy,
    enBanc,
    isSummary,
    citation: formatCitation(detail),
    overruledBy: detail.overruling[0]?.by ?? null,
    passage,
    sentence,
    share,
  }
}
