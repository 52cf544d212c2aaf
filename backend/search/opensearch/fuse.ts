import type { AskedHit } from '@/backend/search/questions/asked-articles'
import { articleSigns, voteShare } from '@/backend/search/rank/article-signs'
import { bodyShare, caseSigns } from '@/backend/search/rank/case-signs'
import { resultShare } from '@/backend/search/rank/ranking'
import type { Votes } from '@/backend/search/rank/votes'
import { type ArticleWeights, type CaseWeights, weigh } from '@/backend/search/rank/weights'

type Scores = ReadonlyMap<string, number>

/** What a tier says of the candidates: scores, and the rarity of what each holds of the query at all. */
export type TierEvidence = {
  scores: Scores
  held: Scores
  /** Rarity of the terms that were read, and how many they are. */
  read: { total: number; terms: number }
}

export type CaseFacts = { date: number; numberYear: number; supreme: boolean; citedBy: number }
export type CaseEvidence = {
  facts: ReadonlyMap<string, CaseFacts>
  text: TierEvidence
  body: TierEvidence
  phrases: Scores
  queryTerms: number
  /** Bodies that hold all of the query. */
  holding: number
}

export type ArticleFacts = { law: string; act: boolean; gone: boolean; citedBy: number }
export type ArticleEvidence = {
  facts: ReadonlyMap<string, ArticleFacts>
  text: TierEvidence
  phrases: Scores
  votes: Votes<string, string>
  /** What the index of questions says of an article, and of the question itself. */
  askedOf: (id: string) => AskedHit
  people: number
  namedLaws: ReadonlySet<string>
}

/** Candidates with their scores, and the first score from which other documents count as found. */
export type Fused = { scores: Map<string, number>; threshold: number }

const of = (scores: Scores, id: string) => scores.get(id) ?? 0

/** Share of the query's rarity that a candidate holds in a tier. */
const coverage = ({ held, read }: TierEvidence, id: string) =>
  read.total > 0 ? of(held, id) / read.total : 0

const highest = (scores: readonly number[]) => Math.max(0, ...scores)

/** Ranks the decisions that a cluster found, by the signs of the in-process engine. */
export function fuseCases(evidence: CaseEvidence, weights: CaseWeights): Fused {
  const { facts, text, body, phrases, queryTerms, holding } = evidence
  const candidates = [...facts].map(([id, known]) => ({
    text: of(text.scores, id),
    body: of(body.scores, id),
    phrases: of(phrases, id),
    textHeld: coverage(text, id),
    bodyHeld: coverage(body, id),
    ...known,
  }))
  const question = { terms: queryTerms, bodyTerms: body.read.terms, holding }
  const signs = caseSigns(candidates, question)
  const ids = [...facts.keys()]
  const first = candidates.map((each) => each.text + bodyShare * each.body)
  return {
    scores: new Map(ids.map((id, i) => [id, weigh(signs[i]!, weights)])),
    threshold: resultShare * highest(first),
  }
}

/** Ranks the articles that a cluster found, by the signs of the in-process engine. */
export function fuseArticles(evidence: ArticleEvidence, weights: ArticleWeights): Fused {
  const { facts, text, phrases, votes, askedOf, people, namedLaws } = evidence
  const candidates = [...facts].map(([id, { law, ...known }]) => ({
    text: of(text.scores, id),
    phrases: of(phrases, id),
    votes: of(votes.articles, id),
    lawVotes: of(votes.laws, law),
    held: coverage(text, id),
    named: namedLaws.has(law),
    asked: askedOf(id),
    ...known,
  }))
  const question = { topVotes: votes.top, topLawVotes: votes.topLaw, people }
  const signs = articleSigns(candidates, question)
  const ids = [...facts.keys()]
  const topText = highest(candidates.map((each) => each.text)) || 1
  const first = candidates.map(
    (each) => each.text + voteShare * topText * (each.votes / (votes.top || 1)),
  )
  return {
    scores: new Map(ids.map((id, i) => [id, weigh(signs[i]!, weights)])),
    threshold: resultShare * highest(first),
  }
}
