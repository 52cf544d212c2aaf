import type { Explain } from '@/backend/explanations/explain'
import type { ArticleSource } from '@/backend/store/passage-sources'
import type { ArticlePassage, ArticleState } from '@/lib/corpus/passage-schema'
import type { QuestionPoint } from '@/lib/korean-law/question/question'
import { readStatuteText, withoutNotes } from '@/lib/korean-law/statute/statute-text'
import {
  answerable,
  askedStrength,
  type Candidate,
  shareOf,
  type Weighed,
  weigh,
} from './candidate'
import { articleSentence, excerptArticle } from './excerpt'
import { ruleBeforeRemedy } from './rule-first'
import { isApart } from './special-law'

const mostLeading = 3
/** Articles that may be meant instead come after those that lead, without their text; fewer the surer it is. */
const mostShown = 10
const shownWhenSure = 6
const sure = 0.98

/**
 * Of an article that a question in people's words asks for much less than for the best, one in eight answers; of
 * the others, three in ten. Such a one comes after, without its text.
 */
const nearBest = { asked: 0.7, rank: 0.3 }

const decreeLoss = 0.2
const frameLoss = 0.3
const apartLoss = 0.3
/** Articles that frame a law rather than say what holds. */
const frame = /^(?:목적|정의|적용 ?범위|준용규정|양벌규정)$/
const penalty = /^(?:벌칙|과태료|과징금)$/
const asksForPenalty = /처벌|벌금|과태료|벌칙|징역|형량|형사|고소/

const wordsOf = (points: readonly QuestionPoint[]) =>
  points.map(({ word, forms }) => [word, ...forms].join(' ')).join(' ')

/**
 * An Act goes before its decree, what holds before the frame of a law, and what holds for everybody before what
 * holds for some, unless they are asked for.
 */
function kindWorth(article: ArticleSource, { question, points }: Reading): number {
  const asked = wordsOf(points)
  const { lawKind } = article
  const title = article.title ?? ''
  const isDecree = lawKind !== '법률' && lawKind !== '헌법' && !/시행령|시행규칙|규칙/.test(asked)
  const isFrame = frame.test(title) || (penalty.test(title) && !asksForPenalty.test(asked))
  const apart = isApart(article, `${question} ${asked}`)
  return -(isDecree ? decreeLoss : 0) - (isFrame ? frameLoss : 0) - (apart ? apartLoss : 0)
}

/** A pending edition of the law concerns only the articles that it changes. */
function stateOf({ pending, repealed }: ArticleSource): ArticleState {
  if (repealed) return 'repealed'
  return pending ? 'pending' : 'in-force'
}

/** What is in force goes first; the order is kept otherwise. */
function inForceFirst(weighed: readonly Weighed<ArticleSource>[]): Weighed<ArticleSource>[] {
  const isInForce = ({ source }: Weighed<ArticleSource>) => stateOf(source) === 'in-force'
  return [...weighed.filter(isInForce), ...weighed.filter((each) => !isInForce(each))]
}

/** An article as it is read: its lines with their marks, without notes on amendments. */
function wholeText(body: string): string {
  return readStatuteText(body)
    .map(({ mark, text }) => `${mark} ${withoutNotes(text)}`.trim())
    .filter((line) => line !== '')
    .join('\n')
}

type Reading = {
  question: string
  points: readonly QuestionPoint[]
  /** What the sentence that answers holds; null where the question does not tell. */
  pattern: RegExp | null
  /** A decision grounds the answer: then the engine's best article belongs to it too. */
  grounded: boolean
  /** How likely it is that the right article is among the best; null where nothing tells. */
  confidence: number | null
  explain: Explain
}

function toPassage(
  weighed: Weighed<ArticleSource>,
  { points, pattern, explain }: Reading,
  place: 'leading' | 'also',
): ArticlePassage {
  const { source, named } = weighed
  const { articleId, lawId, lawTitle, no, title, citedBy, isSummary, pending, lawPending } = source
  const paragraph = weighed.asked?.paragraph ?? null
  const excerpt = excerptArticle(source.body, points, paragraph)
  return {
    kind: excerpt.cut ? 'paragraph' : 'article',
    articleId,
    lawId,
    lawTitle,
    no,
    title,
    state: stateOf(source),
    effectiveOn: lawPending && !pending ? null : source.effectiveOn,
    citedBy,
    isSummary,
    leading: place === 'leading',
    also: place === 'also',
    named,
    share: shareOf(weighed),
    text: wholeText(source.body),
    explanation: explain(articleId, source),
    ...excerpt,
    sentence: articleSentence(excerpt, { points, pattern }, paragraph),
  }
}

const isNear = (each: Weighed<ArticleSource>, best: Weighed<ArticleSource>): boolean =>
  askedStrength(each.asked) >= nearBest.asked * askedStrength(best.asked) &&
  best.rank - each.rank < nearBest.rank

/**
 * The best articles for a question. A repealed one is left out unless the question names it.
 */
export function articlePassages(
  candidates: readonly Candidate<ArticleSource>[],
  reading: Reading,
): ArticlePassage[] {
  const { question, points, grounded, confidence } = reading
  const shown = confidence === null || confidence >= sure ? shownWhenSure : mostShown
  const textOf = ({ lawTitle, title, body }: ArticleSource) => [lawTitle, title, body].join(' ')
  const weighed = weigh(candidates, points, textOf, (source) => kindWorth(source, reading))
  const isPresent = ({ named, source }: Weighed<ArticleSource>) => named || !source.repealed
  const best = answerable(weighed, grounded).filter(isPresent)
  const near = weighed.filter(isPresent).slice(0, shown)
  const [first] =
    best.length > 0 ? ruleBeforeRemedy([...new Set([...best, ...near])], question) : []
  const asked = `${question} ${wordsOf(points)}`
  const [top] = best
  const mayLead = (each: Weighed<ArticleSource>) =>
    !isApart(each.source, asked) && (confidence === null || !top || isNear(each, top))
  const leading = [...new Set([...(first ? [first] : []), ...best])]
    .filter((each) => each === first || each.named || each.kept || mayLead(each))
    .slice(0, mostLeading)
  const also =
    leading.length === 0
      ? []
      : weighed
          .filter((each) => !leading.includes(each) && isPresent(each))
          .slice(0, shown - leading.length)
  return [
    ...inForceFirst(leading).map((each) => toPassage(each, reading, 'leading')),
    ...also.map((each) => toPassage(each, reading, 'also')),
  ]
}
