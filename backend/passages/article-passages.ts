import type { ArticleSource } from '@/backend/store/passage-sources'
import type { ArticlePassage, ArticleState } from '@/lib/corpus/passage-schema'
import type { QuestionPoint } from '@/lib/korean-law/question/question'
import { readStatuteText, withoutNotes } from '@/lib/korean-law/statute/statute-text'
import { answerable, type Candidate, isReadable, shareOf, type Weighed, weigh } from './candidate'
import { articleSentence, excerptArticle } from './excerpt'

const mostLeading = 4
const mostPassages = 6
/** A law with a provision for everything must not crowd out the others. */
const mostOfOneLaw = 2

const decreeLoss = 0.2
const frameLoss = 0.3
/** Articles that frame a law rather than say what holds. */
const frame = /^(?:목적|정의|적용 ?범위|준용규정|양벌규정)$/
const penalty = /^(?:벌칙|과태료|과징금)$/
const asksForPenalty = /처벌|벌금|과태료|벌칙|징역|형량|형사|고소/

/** An Act goes before its decree, and what holds before the frame of a law, unless they are asked for. */
function kindWorth(article: ArticleSource, points: readonly QuestionPoint[]): number {
  const asked = points.map(({ word, forms }) => [word, ...forms].join(' ')).join(' ')
  const { lawKind } = article
  const title = article.title ?? ''
  const isDecree = lawKind !== '법률' && lawKind !== '헌법' && !/시행령|시행규칙|규칙/.test(asked)
  const isFrame = frame.test(title) || (penalty.test(title) && !asksForPenalty.test(asked))
  return -(isDecree ? decreeLoss : 0) - (isFrame ? frameLoss : 0)
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

function toPassage(
  weighed: Weighed<ArticleSource>,
  points: readonly QuestionPoint[],
  leading: boolean,
): ArticlePassage {
  const { source, named } = weighed
  const { articleId, lawId, lawTitle, no, title, citedBy, isSummary, pending, lawPending } = source
  const excerpt = excerptArticle(source.body, points)
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
    leading,
    named,
    share: shareOf(weighed),
    text: wholeText(source.body),
    ...excerpt,
    sentence: articleSentence(excerpt, points),
  }
}

/**
 * The best articles for a question. A repealed one is left out unless the question names it.
 * @param grounded whether a decision grounds the answer: then the engine's best article belongs to it too
 */
export function articlePassages(
  candidates: readonly Candidate<ArticleSource>[],
  points: readonly QuestionPoint[],
  grounded: boolean,
): ArticlePassage[] {
  const textOf = ({ lawTitle, title, body }: ArticleSource) => [lawTitle, title, body].join(' ')
  const weighed = weigh(candidates, points, textOf, (source) => kindWorth(source, points))
  const isPresent = ({ named, source }: Weighed<ArticleSource>) => named || !source.repealed
  const leading = answerable(weighed, grounded).filter(isPresent).slice(0, mostLeading)
  const ofLaw = new Map<string, number>()
  for (const { source } of leading) ofLaw.set(source.lawId, (ofLaw.get(source.lawId) ?? 0) + 1)
  const further = weighed
    .filter((each) => !leading.includes(each) && isPresent(each) && isReadable(each))
    .filter(({ source: { lawId } }) => {
      const count = (ofLaw.get(lawId) ?? 0) + 1
      ofLaw.set(lawId, count)
      return count <= mostOfOneLaw
    })
    .slice(0, mostPassages - leading.length)
  return [
    ...inForceFirst(leading).map((each) => toPassage(each, points, true)),
    ...inForceFirst(further).map((each) => toPassage(each, points, false)),
  ]
}
