import type { Passage } from '@/lib/chat/types'
import type { Material } from '@/lib/corpus/answer'
import type { Found } from '@/lib/corpus/answer-sources'
import type { ArticleDetail, CaseDetail } from '@/lib/corpus/case-schema'
import { coverageOf } from '@/lib/korean-law/question/coverage'
import { excerptArticle, excerptDecision, sentencesOf } from '@/lib/korean-law/question/excerpt'
import { articleLines, articleSource, decisionSource, headnotes } from './cited-source'

const mostArticles = 6
const mostDecisions = 6
/** A law with a provision for everything must not crowd the others out. */
const mostOfOneLaw = 2
/** What the engine found counts half as much as how much of the question the text speaks of. */
const scoreWorth = 0.5
/** A text that speaks of less than this was found by its words alone. */
const leastShare = 0.15
const longestBody = 2400

type Points = Material['asked']['points']

function ranked<T>(found: readonly Found<T>[], points: Points, textOf: (detail: T) => string) {
  const top = Math.max(...found.map(({ score }) => score), Number.EPSILON)
  return found
    .map((each) => {
      const { share } = coverageOf(points, textOf(each.detail))
      const asked = each.asked ?? false
      return {
        ...each,
        asked,
        share,
        rank: (asked ? 10 : 0) + share + (scoreWorth * each.score) / top,
      }
    })
    .filter(({ asked, share }) => asked || share >= leastShare)
    .sort((a, b) => b.rank - a.rank)
}

const isCurrent = ({ detail: { article } }: Found<ArticleDetail>) =>
  !(article.pending || article.repealed)

function articlePassages({ articles, asked: { points } }: Material): Omit<Passage, 'no'>[] {
  const ofLaw = new Map<string, number>()
  const chosen = ranked(articles, points, ({ law, article }) =>
    [law.title, article.title, article.body].join(' '),
  )
    .filter(({ asked, detail }) => {
      const count = (ofLaw.get(detail.law.lawId) ?? 0) + 1
      ofLaw.set(detail.law.lawId, count)
      return asked || count <= mostOfOneLaw
    })
    .slice(0, mostArticles)
  return [...chosen.filter(isCurrent), ...chosen.filter((each) => !isCurrent(each))].map(
    ({ detail }) => {
      const { lines } = excerptArticle(detail.article.body, points)
      return {
        ...articleSource(detail, lines.map(({ text }) => text).join('\n')),
        text: articleLines(detail.article.body)
          .map(({ mark, text }) => `${mark} ${text}`.trim())
          .join('\n'),
      }
    },
  )
}

/** Of a judgment without headnotes, the sentences that speak most of the question, in their order. */
function bodyPassage(body: string, points: Points): string {
  const sentences = sentencesOf(body)
  const best = sentences
    .map((sentence, at) => ({ at, share: coverageOf(points, sentence).share }))
    .sort((a, b) => b.share - a.share)[0]
  let end = best?.at ?? 0
  let text = sentences[end] ?? ''
  for (const next of sentences.slice(end + 1)) {
    if (text.length + next.length > longestBody) break
    text = `${text} ${next}`
    end++
  }
  return text.slice(0, longestBody)
}

function decisionPassages({ decisions, asked: { points } }: Material): Omit<Passage, 'no'>[] {
  const textOf = (detail: CaseDetail) =>
    `${detail.caseName} ${headnotes(detail) || detail.body.slice(0, 20_000)}`
  return ranked(decisions, points, textOf)
    .slice(0, mostDecisions)
    .map(({ detail }) => {
      const nearest = excerptDecision(detail.issues, points)
      const text = headnotes(detail) || bodyPassage(detail.body, points)
      return { ...decisionSource(detail, nearest?.gist || nearest?.issue || text), text }
    })
}

/**
 * What a model may write from: articles first, those in force before others, not too many of one law; then
 * decisions. Numbered as the answer cites them.
 */
export function passagesOf(material: Material): Passage[] {
  const articles = material.scope === 'precedents' ? [] : articlePassages(material)
  const decisions = material.scope === 'statutes' ? [] : decisionPassages(material)
  return [...articles, ...decisions].map((each, at) => ({ ...each, no: at + 1 }))
}
