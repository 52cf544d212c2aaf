import type { AskedSigns } from '@/backend/search/questions/asked-articles'
import type { ArticleWeights } from './weights'

/** Votes raise an article that no word of the query names, so they count in the first score too. */
export const voteShare = 0.6

/** An article that may answer: what the tiers say of it, and its facts. */
export type ArticleCandidate = {
  text: number
  phrases: number
  votes: number
  /** Votes for all articles of its law. */
  lawVotes: number
  /** Share of the query's rarity that it holds. */
  held: number
  /** An Act, not a decree. */
  act: boolean
  /** The query names its law. */
  named: boolean
  /** Repealed or replaced. */
  gone: boolean
  citedBy: number
  asked: AskedSigns
}

export type ArticleQuestion = {
  /** Most votes for one article, and for one law. */
  topVotes: number
  topLawVotes: number
  /** How much the question is put in people's words, 0 to 1. */
  people: number
}

export type ArticleSigns = Record<keyof ArticleWeights, number>

/** Signs of relevance of all candidates of one query, for either engine. */
export function articleSigns(
  candidates: readonly ArticleCandidate[],
  { topVotes, topLawVotes, people }: ArticleQuestion,
): ArticleSigns[] {
  const topText = candidates.reduce((top, { text }) => Math.max(top, text), 0) || 1
  const topPhrases = candidates.reduce((top, { phrases }) => Math.max(top, phrases), 0) || 1
  return candidates.map((candidate) => {
    const votes = candidate.votes / (topVotes || 1)
    const { nearest, together, meaning, ownMeaning, unasked } = candidate.asked
    return {
      text: candidate.text / topText,
      votes,
      someVotes: Math.sqrt(votes) * (1 - people),
      lawVotes: candidate.lawVotes / Math.max(1e-6, topLawVotes),
      phrases: candidate.phrases / topPhrases,
      breadth: candidate.held ** 3,
      cited: Math.log1p(candidate.citedBy) / 8,
      act: candidate.act ? 1 : 0,
      named: candidate.named ? 1 : 0,
      nearest,
      together,
      meaning,
      ownMeaning,
      unasked,
      gone: candidate.gone ? 1 : 0,
    }
  })
}
