import { articleFlags, type CorpusIndex } from '@/backend/search/index/index-shape'
import type { QueryTerms } from '@/backend/search/query/query-terms'
import { type Asked, askedArticles } from '@/backend/search/questions/asked-articles'
import { accumulate, best, highest, termLimit } from './accumulate'
import type { Ranking } from './ranking'
import type { ScoreBuffers } from './score-buffers'
import { articleVotes } from './votes'
import type { ArticleWeights } from './weights'

const resultShare = 0.3

export type ArticleSigns = Record<keyof ArticleWeights, number>

/** Votes raise an article that no word of the query names, so they count in the first score too. */
const voteShare = 0.6

export function articleSigns(
  index: CorpusIndex,
  scratch: ScoreBuffers,
  query: QueryTerms,
  namedLaws: ReadonlySet<number>,
): {
  docs: number[]
  signs: ArticleSigns[]
  first: Float32Array
  asked: Asked
} {
  const { tiers, articles, manifest } = index
  const documents = articles.law.length
  const { articleText: text, articlePhrases: phrases, articleHeld: held } = scratch
  const read = accumulate(tiers.articleText, documents, query.terms, text, termLimit, held)
  accumulate(tiers.articlePhrases, documents, query.phrases, phrases, 80)
  const votes = articleVotes(index, query.terms, scratch.issues)
  const byVotes = [...votes].sort((x, y) => y[1] - x[1])
  const topVotes = byVotes[0]?.[1] ?? 1

  const asked = askedArticles(index.questions, scratch.questions, query.asked, query.askedInOwn)

  const lawVotes = new Map<number, number>()
  for (const [article, vote] of votes) {
    const law = articles.law[article]!
    lawVotes.set(law, (lawVotes.get(law) ?? 0) + vote)
  }
  const topLawVotes = Math.max(1e-6, ...lawVotes.values())
  const docs = [
    ...new Set([
      ...best(text, 200),
      ...best(phrases, 60),
      ...byVotes.slice(0, 120).map(([article]) => article),
      ...asked.candidates,
    ]),
  ]
  const topText = highest(text, docs) || 1
  const topPhrases = highest(phrases, docs) || 1
  const act = manifest.lawKinds.indexOf('법률')
  const gone = articleFlags.repealed | articleFlags.superseded

  const signs = docs.map((doc): ArticleSigns => {
    const vote = (votes.get(doc) ?? 0) / topVotes
    const law = articles.law[doc]!
    return {
      text: text[doc]! / topText,
      votes: vote,
      someVotes: Math.sqrt(vote) * (1 - asked.people),
      lawVotes: (lawVotes.get(law) ?? 0) / topLawVotes,
      phrases: phrases[doc]! / topPhrases,
      breadth: read.total > 0 ? (held[doc]! / read.total) ** 3 : 0,
      cited: Math.log1p(articles.citedBy[doc]!) / 8,
      act: articles.kind[doc] === act ? 1 : 0,
      named: namedLaws.has(law) ? 1 : 0,
      ...asked.signsOf(doc),
      gone: (articles.flags[doc]! & gone) !== 0 ? 1 : 0,
    }
  })
  for (const [article, vote] of votes)
    text[article] = text[article]! + voteShare * topText * (vote / topVotes)
  return { docs, signs, first: text, asked }
}

/** Ranks articles: candidates by the weighted sum of their signs, everything else by first score. */
export function rankArticles(
  index: CorpusIndex,
  scratch: ScoreBuffers,
  query: QueryTerms,
  namedLaws: ReadonlySet<number>,
  weights: ArticleWeights,
): Ranking {
  const { docs, signs, first, asked } = articleSigns(index, scratch, query, namedLaws)
  const names = Object.keys(weights) as (keyof ArticleWeights)[]
  const scores = signs.map((sign) =>
    names.reduce((sum, name) => sum + weights[name] * sign[name], 0),
  )
  return { docs, scores, first, threshold: resultShare * highest(first, docs), asked }
}
