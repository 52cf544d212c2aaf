import { accumulate, best, highest } from './accumulate'
import type { CorpusIndex } from './index-shape'
import type { QueryTerms } from './query-terms'
import type { Ranking } from './ranking'
import type { Scratch } from './scratch'
import { articleVotes } from './votes'
import type { CaseWeights } from './weights'

/** Body matches against headnote matches when deciding what counts as found at all. */
const bodyShare = 0.35
/** A decision is a result when its first score reaches this share of the best one's. */
const resultShare = 0.3

export type CaseSigns = Record<keyof CaseWeights, number>

/** Candidates for the second, finer ranking, with their signs of relevance. */
export function caseSigns(
  index: CorpusIndex,
  scratch: Scratch,
  query: QueryTerms,
): { docs: number[]; signs: CaseSigns[]; first: Float32Array } {
  const { tiers, cases } = index
  const documents = cases.serial.length
  const { caseText: text, caseBody: body, casePhrases: phrases } = scratch
  accumulate(tiers.caseText, documents, query.terms, text)
  const bodyTotal = accumulate(tiers.caseBody, documents, query.terms, body)
  accumulate(tiers.casePhrases, documents, query.phrases, phrases, 80)
  const { votes, decisions } = articleVotes(index, query.terms, scratch.issues)

  const docs = [
    ...new Set([
      ...best(text, 200),
      ...best(body, 60),
      ...best(phrases, 80),
      ...decisions.slice(0, 60),
    ]),
  ]
  const topText = highest(text, docs) || 1
  const topBody = highest(body, docs) || 1
  const topPhrases = highest(phrases, docs) || 1
  let allVotes = 0
  for (const vote of votes.values()) allVotes += vote

  const signs = docs.map((doc): CaseSigns => {
    const relative = text[doc]! / topText
    const cited = Math.log1p(cases.citedBy[doc]!)
    const year = Math.floor(cases.date[doc]! / 10_000) || cases.numberYear[doc]! || 1990
    let agreement = 0
    const end = cases.articleOffsets[doc + 1]!
    for (let i = cases.articleOffsets[doc]!; i < end; i++)
      agreement += votes.get(cases.articles[i]!) ?? 0
    const covered = bodyTotal > 0 ? body[doc]! / bodyTotal : 0
    return {
      text: relative,
      prior: relative * cited,
      supreme: cases.courtLevel[doc] === 0 ? relative : 0,
      body: body[doc]! / topBody,
      coverage: covered,
      phrases: phrases[doc]! / topPhrases,
      agreement: allVotes > 0 ? agreement / allVotes : 0,
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
  scratch: Scratch,
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
