import type { CaseWeights } from './weights'

/** Body matches against headnote matches when deciding what counts as found at all. */
export const bodyShare = 0.35
/** A body that holds this share of a query's rarity holds the query. */
export const wholeShare = 0.95
/** Keywords have no phrases to repeat: from so many terms on, a query is a sentence. */
const sentenceTerms = 28
/** Terms of a query that picks out one judgment by its wording; longer ones ask for a rule. */
const wordingTerms = 14

/** A decision that may answer: what the tiers say of it, and its facts. */
export type CaseCandidate = {
  text: number
  body: number
  phrases: number
  /** Share of the query's rarity that the headnotes hold, and the body. */
  textHeld: number
  bodyHeld: number
  /** yyyymmdd, 0 where there is none, and the year of the number. */
  date: number
  numberYear: number
  supreme: boolean
  citedBy: number
}

export type CaseQuestion = {
  /** Terms of the query, and how many of them the bodies know. */
  terms: number
  bodyTerms: number
  /** Bodies that hold all of the query. */
  holding: number
}

export type CaseSigns = Record<keyof CaseWeights, number>

/**
 * How well holding all of the query tells bodies apart: 1 when a single body does, near 0 when the
 * words are everywhere.
 */
function exclusiveness({ bodyTerms, holding }: CaseQuestion): number {
  if (holding === 0 || bodyTerms === 0) return 0
  return Math.min(1, (wordingTerms / bodyTerms) ** 2) / holding
}

/** Signs of relevance of all candidates of one query, for either engine. */
export function caseSigns(
  candidates: readonly CaseCandidate[],
  question: CaseQuestion,
): CaseSigns[] {
  const exclusive = exclusiveness(question)
  const sentence = Math.min(1, question.terms / sentenceTerms)
  // One scale for both: where no headnote matches well, the best match of a body must not be outdone
  // by the least bad of the headnotes.
  const scale = candidates.reduce((top, { text, body }) => Math.max(top, text + body), 1e-6)
  const topPhrases = candidates.reduce((top, { phrases }) => Math.max(top, phrases), 0) || 1
  return candidates.map((candidate) => {
    const relative = candidate.text / scale
    const cited = Math.log1p(candidate.citedBy)
    const year = Math.floor(candidate.date / 10_000) || candidate.numberYear || 1990
    return {
      text: relative,
      prior: relative * cited,
      supreme: candidate.supreme ? relative : 0,
      body: candidate.body / scale,
      coverage: exclusive * candidate.bodyHeld ** 12,
      phrases: (sentence * candidate.phrases) / topPhrases,
      breadth: candidate.textHeld ** 3,
      recency: (year - 2000) / 20,
      cited: cited / 6,
    }
  })
}
