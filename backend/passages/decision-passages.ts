import type { DecisionSource } from '@/backend/store/passage-sources'
import type { ArticlePassage, DecisionPassage } from '@/lib/corpus/passage-schema'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { coverageOf } from '@/lib/korean-law/question/coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'
import { answerable, type Candidate, isReadable, shareOf, type Weighed, weigh } from './candidate'
import { type DecisionExcerpt, decisionSentence, excerptDecision, excerptReasons } from './excerpt'

const mostLeading = 3
const mostPassages = 6
const supremeWorth = 0.1
const enBancWorth = 0.1
/** × ln(1 + times cited): the decision that later courts follow. */
const followedWorth = 0.03
/** It applies the article that the answer begins with, or one that the answer shows after it. */
const onFirstWorth = 0.4
const onPointWorth = 0.2
/** So much of reasons without headnotes is compared with the question. */
const reasonsCompared = 20_000

function headnotes({ issues }: DecisionSource): string {
  return issues
    .flatMap(({ no, issue, gist }) => {
      const mark = no === null ? '' : `[${no}] `
      return [issue, gist].filter(Boolean).map((text) => `${mark}${text}`)
    })
    .join('\n')
}

/** Articles of the numbered issues; a lone unnumbered issue has all of them. */
function citedArticles({ issues, articles }: DecisionSource): DecisionPassage['articles'] {
  const numbers = new Set(issues.map(({ no }) => no))
  return articles.flatMap(({ articleId, lawName, articleNo, former, issueNo }) => {
    const belongs = numbers.has(issueNo) && (issueNo !== null || issues.length === 1)
    return belongs && articleId && articleNo && !former
      ? [{ articleId, lawName, no: articleNo }]
      : []
  })
}

function toPassage(
  weighed: Weighed<DecisionSource>,
  points: readonly QuestionPoint[],
  excerpt: DecisionExcerpt,
  leading: boolean,
): DecisionPassage {
  const { source, named } = weighed
  const { serial, caseNumber, caseName, court, judgmentDate, citedBy, enBanc, isSummary } = source
  const hasHeadnotes = source.issues.length > 0
  return {
    kind: hasHeadnotes ? 'decision-issue' : 'decision-reasons',
    serial,
    caseNumber,
    caseName,
    court,
    judgmentDate,
    citedBy,
    enBanc,
    isSummary,
    citation: formatCitation(source),
    overruledBy: source.overruledBy,
    otherIssues: source.issues
      .map(({ issue }) => issue)
      .filter((issue) => issue !== '' && issue !== excerpt.issue),
    articles: citedArticles(source),
    leading,
    named,
    share: shareOf(weighed),
    text: hasHeadnotes ? headnotes(source) : excerpt.gist,
    ...excerpt,
    sentence: decisionSentence(excerpt, points),
  }
}

function excerptOf(source: DecisionSource, points: readonly QuestionPoint[]): DecisionExcerpt {
  return excerptDecision(source.issues, points) ?? excerptReasons(source.reasons, points)
}

/** What an article that is answered from says for a decision which applies it. */
const appliedWorth = ({ articles }: DecisionSource, answering: readonly string[]) => {
  const applied = answering.map((id) =>
    articles.some(({ articleId, former }) => articleId === id && !former),
  )
  return applied[0] ? onFirstWorth : applied.includes(true) ? onPointWorth : 0
}

/**
 * The best decisions for a question, of the leading ones first those on the article that answers it and whose
 * sentence speaks most directly of it. A decision without headnotes never leads: it has nothing short enough to show.
 * @param answering ids of the articles that the answer surely rests on, the first one first
 */
export function decisionPassages(
  candidates: readonly Candidate<DecisionSource>[],
  points: readonly QuestionPoint[],
  answering: readonly string[] = [],
): DecisionPassage[] {
  const textOf = (source: DecisionSource) =>
    [
      source.caseName,
      ...source.issues.flatMap(({ issue, gist }) => [issue, gist]),
      source.reasons.slice(0, reasonsCompared),
    ].join(' ')
  const worthOf = (source: DecisionSource) =>
    (source.courtLevel === 'supreme' ? supremeWorth : 0) +
    (source.enBanc ? enBancWorth : 0) +
    followedWorth * Math.log1p(source.citedBy) +
    appliedWorth(source, answering)
  const withHeadnotes = candidates.filter(({ source }) => source.issues.length > 0)
  const isApplied = ({ source }: Weighed<DecisionSource>) => appliedWorth(source, answering) > 0
  const weighed = weigh(withHeadnotes, points, textOf, worthOf)
  const leading = [...new Set([...answerable(weighed, false), ...weighed.filter(isApplied)])]
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostLeading)
    .map((each) => {
      const passage = toPassage(each, points, excerptOf(each.source, points), true)
      return { passage, near: nearness(passage, points) + appliedWorth(each.source, answering) }
    })
    .sort((a, b) => b.near - a.near)
    .map(({ passage }) => passage)
  const taken = new Set(leading.map(({ serial }) => serial))
  const further = weigh(candidates, points, textOf, worthOf)
    .filter((each) => !taken.has(each.source.serial) && isReadable(each))
    .slice(0, mostPassages - leading.length)
    .map((each) => toPassage(each, points, excerptOf(each.source, points), false))
  return [...leading, ...further]
}

const nearness = ({ named, sentence }: DecisionPassage, points: readonly QuestionPoint[]) =>
  named ? 1 : coverageOf(points, sentence).share

/** A decision that speaks of so much of the question answers it whatever it rests on. */
const speaksOfIt = 0.6

/**
 * Where the law that answers is known, a decision that rests on another law and speaks of little of the question
 * leads nobody on: a model may read it, but it is not shown. Nor is one on another article of that law where
 * there are decisions on the article itself.
 */
export function nearLaw(
  passages: readonly DecisionPassage[],
  candidates: readonly Candidate<DecisionSource>[],
  articles: readonly ArticlePassage[],
): DecisionPassage[] {
  const answering = articles.filter(({ leading }) => leading)
  const ids = new Set(answering.map(({ articleId }) => articleId))
  const laws = new Set(answering.map(({ lawTitle }) => nameKey(lawTitle)))
  const cited = new Map(candidates.map(({ source }) => [source.serial, source.articles]))
  const applies = ({ serial }: DecisionPassage) =>
    cited.get(serial)?.some(({ articleId, former }) => articleId && ids.has(articleId) && !former)
  const isNear = passages.some((passage) => passage.leading && applies(passage))
    ? applies
    : ({ serial }: DecisionPassage) =>
        cited.get(serial)?.some(({ lawName }) => laws.has(nameKey(lawName)))
  return passages.map((passage) => {
    const { named, share } = passage
    const stays = laws.size === 0 || named || share >= speaksOfIt || isNear(passage)
    return stays ? passage : { ...passage, leading: false }
  })
}

const nameKey = (law: string) => law.replace(/^구\s+|[\sㆍ·]/g, '')
