import type { AskedHit } from '@/backend/search/questions/asked-articles'
import type { ArticleSigns } from '@/backend/search/rank/rank-articles'
import type { CaseSigns } from '@/backend/search/rank/rank-cases'
import type { ArticleWeights, CaseWeights } from '@/backend/search/rank/weights'

/**
 * The formula of `rank-cases.ts` and `rank-articles.ts` over scores that a cluster answered. A test
 * holds both to the same result on one corpus.
 */
export const candidateCounts = {
  cases: { text: 200, body: 60, phrases: 80 },
  articles: { text: 200, phrases: 60, votes: 120 },
  issues: 200,
} as const

/** Body matches against headnote matches in the first score. */
export const bodyShare = 0.35
const voteShare = 0.6
const resultShare = 0.3
const sentenceTerms = 28
const wordingTerms = 14
/** A body that holds this share of a query's rarity holds the query. */
export const wholeShare = 0.95
const steepness = 6

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
  votes: Scores
  /** What the index of questions says of an article. */
  askedOf: (id: string) => AskedHit
  namedLaws: ReadonlySet<string>
}

/** Candidates with their scores, and the first score from which other documents count as found. */
export type Fused = { scores: Map<string, number>; threshold: number }

const of = (scores: Scores, id: string) => scores.get(id) ?? 0

function weigh<Name extends string>(
  signs: Record<Name, number>,
  weights: Record<Name, number>,
): number {
  const names = Object.keys(weights) as Name[]
  return names.reduce((sum, name) => sum + weights[name] * signs[name], 0)
}

/** Share of the query's rarity that a candidate holds in a tier. */
const coverage = ({ held, read }: TierEvidence, id: string) =>
  read.total > 0 ? of(held, id) / read.total : 0

function exclusiveness({ body: { read }, holding }: CaseEvidence): number {
  if (holding === 0 || read.total === 0) return 0
  return Math.min(1, (wordingTerms / read.terms) ** 2) / holding
}

export function fuseCases(evidence: CaseEvidence, weights: CaseWeights): Fused {
  const { facts, phrases } = evidence
  const [text, body] = [evidence.text.scores, evidence.body.scores]
  const ids = [...facts.keys()]
  const most = (value: (id: string) => number) =>
    ids.reduce((top, id) => Math.max(top, value(id)), 0)
  const exclusive = exclusiveness(evidence)
  const sentence = Math.min(1, evidence.queryTerms / sentenceTerms)
  const scale = Math.max(
    1e-6,
    most((id) => of(text, id) + of(body, id)),
  )
  const topPhrases = most((id) => of(phrases, id)) || 1
  const scores = new Map<string, number>()
  for (const [id, { date, numberYear, supreme, citedBy }] of facts) {
    const relative = of(text, id) / scale
    const cited = Math.log1p(citedBy)
    const year = Math.floor(date / 10_000) || numberYear || 1990
    const signs: CaseSigns = {
      text: relative,
      prior: relative * cited,
      supreme: supreme ? relative : 0,
      body: of(body, id) / scale,
      coverage: exclusive * coverage(evidence.body, id) ** 12,
      phrases: (sentence * of(phrases, id)) / topPhrases,
      breadth: coverage(evidence.text, id) ** 3,
      recency: (year - 2000) / 20,
      cited: cited / 6,
    }
    scores.set(id, weigh(signs, weights))
  }
  const first = most((id) => of(text, id) + bodyShare * of(body, id))
  return { scores, threshold: resultShare * first }
}

/** Each of the nearest issues votes for its articles, less for each the more it cites. */
export function votesOf(
  issues: readonly { score: number; articles: readonly string[] }[],
): Map<string, number> {
  const top = issues[0]?.score ?? 1
  const votes = new Map<string, number>()
  for (const { score, articles } of issues) {
    const vote = (score / top) ** steepness / Math.sqrt(Math.max(1, articles.length))
    for (const id of articles) votes.set(id, (votes.get(id) ?? 0) + vote)
  }
  return votes
}

/** The articles with most votes, which are candidates even without a word of the query. */
export function mostVoted(votes: Scores): string[] {
  return [...votes]
    .sort((x, y) => y[1] - x[1])
    .slice(0, candidateCounts.articles.votes)
    .map(([id]) => id)
}

export function fuseArticles(evidence: ArticleEvidence, weights: ArticleWeights): Fused {
  const { facts, phrases, votes, askedOf, namedLaws } = evidence
  const text = evidence.text.scores
  const ids = [...facts.keys()]
  const most = (value: (id: string) => number) =>
    ids.reduce((top, id) => Math.max(top, value(id)), 0)
  const topVotes = Math.max(0, ...votes.values()) || 1
  const lawVotes = new Map<string, number>()
  for (const [id, vote] of votes) {
    const law = id.slice(0, id.indexOf('#'))
    lawVotes.set(law, (lawVotes.get(law) ?? 0) + vote)
  }
  const topLawVotes = Math.max(1e-6, ...lawVotes.values())
  const topText = most((id) => of(text, id)) || 1
  const topPhrases = most((id) => of(phrases, id)) || 1
  const scores = new Map<string, number>()
  for (const [id, { law, act, gone, citedBy }] of facts) {
    const vote = of(votes, id) / topVotes
    const { paragraph: _, people, ...asked } = askedOf(id)
    const signs: ArticleSigns = {
      text: of(text, id) / topText,
      votes: vote,
      someVotes: Math.sqrt(vote) * (1 - people),
      lawVotes: of(lawVotes, law) / topLawVotes,
      phrases: of(phrases, id) / topPhrases,
      breadth: coverage(evidence.text, id) ** 3,
      cited: Math.log1p(citedBy) / 8,
      act: act ? 1 : 0,
      named: namedLaws.has(law) ? 1 : 0,
      ...asked,
      gone: gone ? 1 : 0,
    }
    scores.set(id, weigh(signs, weights))
  }
  const first = most((id) => of(text, id) + voteShare * topText * (of(votes, id) / topVotes))
  return { scores, threshold: resultShare * first }
}
