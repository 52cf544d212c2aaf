import { articleFlags, type CorpusIndex } from '@/backend/search/index/index-shape'
import type { QueryTerms } from '@/backend/search/query/query-terms'
import { type Asked, askedArticles } from '@/backend/search/questions/asked-articles'
import { accumulate, best, highest, phraseLimit, termLimit } from './accumulate'
import { type ArticleSigns, articleSigns, voteShare } from './article-signs'
import { candidateCounts, type Ranking, resultShare } from './ranking'
import type { ScoreBuffers } from './score-buffers'
import { articleVotes, mostVoted } from './votes'
import { type ArticleWeights, weigh } from './weights'

/** Candidates for the second, finer ranking, with their signs of relevance. */
export function articleCandidates(
  index: CorpusIndex,
  scratch: ScoreBuffers,
  query: QueryTerms,
  namedLaws: ReadonlySet<number>,
): { docs: number[]; signs: ArticleSigns[]; first: Float32Array; asked: Asked } {
  const { tiers, articles, manifest } = index
  const documents = articles.law.length
  const { articleText: text, articlePhrases: phrases, articleHeld: held } = scratch
  const inText = accumulate(tiers.articleText, documents, query.terms, text, termLimit, held)
  accumulate(tiers.articlePhrases, documents, query.phrases, phrases, phraseLimit)
  const votes = articleVotes(index, query.terms, scratch.issues)
  const asked = askedArticles(index.questions, scratch.questions, query.asked, query.askedInOwn)

  const count = candidateCounts.articles
  const docs = [
    ...new Set([
      ...best(text, count.text),
      ...best(phrases, count.phrases),
      ...mostVoted(votes),
      ...asked.candidates,
    ]),
  ]
  const act = manifest.lawKinds.indexOf('법률')
  const gone = articleFlags.repealed | articleFlags.superseded
  const candidates = docs.map((doc) => {
    const law = articles.law[doc]!
    return {
      text: text[doc]!,
      phrases: phrases[doc]!,
      votes: votes.articles.get(doc) ?? 0,
      lawVotes: votes.laws.get(law) ?? 0,
      held: inText.total > 0 ? held[doc]! / inText.total : 0,
      act: articles.kind[doc] === act,
      named: namedLaws.has(law),
      gone: (articles.flags[doc]! & gone) !== 0,
      citedBy: articles.citedBy[doc]!,
      asked: asked.signsOf(doc),
    }
  })
  const signs = articleSigns(candidates, {
    topVotes: votes.top,
    topLawVotes: votes.topLaw,
    people: asked.people,
  })
  const topText = highest(text, docs) || 1
  for (const [article, vote] of votes.articles)
    text[article] = text[article]! + voteShare * topText * (vote / votes.top)
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
  const { docs, signs, first, asked } = articleCandidates(index, scratch, query, namedLaws)
  const scores = signs.map((sign) => weigh(sign, weights))
  return { docs, scores, first, threshold: resultShare * highest(first, docs), asked }
}
