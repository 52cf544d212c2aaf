import type { CorpusIndex } from '@/backend/search/index/index-shape'
import type { QueryTerms } from '@/backend/search/query/query-terms'
import { accumulate, best, highest, type QueryRead, termLimit } from './accumulate'
import type { Ranking } from './ranking'
import type { ScoreBuffers } from './score-buffers'
import type { CaseWeights } from './weights'

/** Body matches against headnote matches when deciding what counts as found at all. */
const bodyShare = 0.35
/** A decision is a result when its first score reaches this share of the best one's. */
const resultShare = 0.3

/** Keywords have no phrases to repeat: from so many terms on, a query is a sentence. */
const sentenceTerms = 28

/** A body that holds this share of a query's rarity holds the query. */
const whole = 0.95
/** Terms of a query that picks out one judgment by its wording; longer ones ask for a rule. */
const wordingTerms = 14

/**
 * How well holding all of the query tells bodies apart: 1 when a single body does, near 0 when the
 * words are everywhere.
 */
function exclusiveness(presence: Float32Array, read: QueryRead): number {
  let holding = 0
  const enough = whole * read.total
  for (let doc = 0; doc < presence.length; doc++) if (presence[doc]! >= enough) holding++
  if (holding === 0 || read.total === 0) return 0
  return Math.min(1, (wordingTerms / read.terms) ** 2) / holding
}

export type CaseSigns = Record<keyof CaseWeights, number>

/** Candidates for the second, finer ranking, with their signs of relevance. */
export function caseSigns(
  index: CorpusIndex,
  scratch: ScoreBuffers,
  query: QueryTerms,
): { docs: number[]; signs: CaseSigns[]; first: Float32Array } {
  const { tiers, cases } = index
  const documents = cases.serial.length
  const { caseText: text, caseBody: body, casePhrases: phrases, held, presence } = scratch
  const asked = accumulate(tiers.caseText, documents, query.terms, text, termLimit, held)
  const read = accumulate(tiers.caseBody, documents, query.terms, body, termLimit, presence)
  const exclusive = exclusiveness(presence, read)
  const sentence = Math.min(1, query.terms.length / sentenceTerms)
  accumulate(tiers.casePhrases, documents, query.phrases, phrases, 80)

  const docs = [...new Set([...best(text, 200), ...best(body, 60), ...best(phrases, 80)])]
  // One scale for both: where no headnote matches well, the best match of a body must not be outdone
  // by the least bad of the headnotes.
  let scale = 1e-6
  for (const doc of docs) scale = Math.max(scale, text[doc]! + body[doc]!)
  const topPhrases = highest(phrases, docs) || 1

  const signs = docs.map((doc): CaseSigns => {
    const relative = text[doc]! / scale
    const cited = Math.log1p(cases.citedBy[doc]!)
    const year = Math.floor(cases.date[doc]! / 10_000) || cases.numberYear[doc]! || 1990
    const covered = read.total > 0 ? presence[doc]! / read.total : 0
    return {
      text: relative,
      prior: relative * cited,
      supreme: cases.courtLevel[doc] === 0 ? relative : 0,
      body: body[doc]! / scale,
      coverage: exclusive * covered ** 12,
      phrases: (sentence * phrases[doc]!) / topPhrases,
      breadth: asked.total > 0 ? (held[doc]! / asked.total) ** 3 : 0,
      recency: (year - 2000) / 20,
      cited: cited / 6,
    }
  })
  for (let doc = 0; doc < documents; doc++) text[doc] = text[doc]! + bodyShare * body[doc]!
  return { docs, signs, first: text }
}

/** Ranks decisions: candidates by the weighted sum of their signs, everything else by first score. */
export function rankCases(
  index: CorpusIndex,
  scratch: ScoreBuffers,
  query: QueryTerms,
  weights: CaseWeights,
): Ranking {
  const { docs, signs, first } = caseSigns(index, scratch, query)
  const names = Object.keys(weights) as (keyof CaseWeights)[]
  const scores = signs.map((sign) =>
    names.reduce((sum, name) => sum + weights[name] * sign[name], 0),
  )
  return { docs, scores, first, threshold: resultShare * highest(first, docs) }
}
