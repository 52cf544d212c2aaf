import type { CorpusIndex } from '@/backend/search/index/index-shape'
import type { QueryTerms } from '@/backend/search/query/query-terms'
import { accumulate, best, highest, phraseLimit, termLimit, wholeFirst } from './accumulate'
import { bodyShare, type CaseSigns, caseSigns, wholeShare } from './case-signs'
import { candidateCounts, type Ranking, resultShare } from './ranking'
import type { ScoreBuffers } from './score-buffers'
import { type CaseWeights, weigh } from './weights'

/** Candidates for the second, finer ranking, with their signs of relevance. */
export function caseCandidates(
  index: CorpusIndex,
  scratch: ScoreBuffers,
  query: QueryTerms,
): {
  docs: number[]
  signs: CaseSigns[]
  first: Float32Array
  /** Share of the query's rarity that a document holds, in its headnotes or its body. */
  shareHeld: (doc: number) => number
} {
  const { tiers, cases } = index
  const documents = cases.serial.length
  const { caseText: text, caseBody: body, casePhrases: phrases, held, presence } = scratch
  const inText = accumulate(tiers.caseText, documents, query.terms, text, termLimit, held)
  const inBody = accumulate(tiers.caseBody, documents, query.terms, body, termLimit, presence)
  accumulate(tiers.casePhrases, documents, query.phrases, phrases, phraseLimit)
  let holding = 0
  const enough = wholeShare * inBody.total
  for (let doc = 0; doc < presence.length; doc++) if (presence[doc]! >= enough) holding++

  const count = candidateCounts.cases
  const docs = [
    ...new Set([
      ...best(text, count.text),
      ...best(body, count.body),
      ...best(phrases, count.phrases),
    ]),
  ]
  const candidates = docs.map((doc) => ({
    text: text[doc]!,
    body: body[doc]!,
    phrases: phrases[doc]!,
    textHeld: inText.total > 0 ? held[doc]! / inText.total : 0,
    bodyHeld: inBody.total > 0 ? presence[doc]! / inBody.total : 0,
    date: cases.date[doc]!,
    numberYear: cases.numberYear[doc]!,
    supreme: cases.courtLevel[doc] === 0,
    citedBy: cases.citedBy[doc]!,
  }))
  const question = { terms: query.terms.length, bodyTerms: inBody.terms, holding }
  const signs = caseSigns(candidates, question)
  for (let doc = 0; doc < documents; doc++) text[doc] = text[doc]! + bodyShare * body[doc]!
  const shareOf = (sum: number, total: number) => (total > 0 ? sum / total : 0)
  const shareHeld = (doc: number) =>
    Math.max(shareOf(held[doc]!, inText.total), shareOf(presence[doc]!, inBody.total))
  return { docs, signs, first: text, shareHeld }
}

/** Ranks decisions: candidates by the weighted sum of their signs, everything else by first score. */
export function rankCases(
  index: CorpusIndex,
  scratch: ScoreBuffers,
  query: QueryTerms,
  weights: CaseWeights,
  everyMatch = false,
): Ranking {
  const { docs, signs, first, shareHeld } = caseCandidates(index, scratch, query)
  const scores = signs.map((sign) => weigh(sign, weights))
  const top = highest(first, docs)
  if (everyMatch) wholeFirst(first, top, shareHeld)
  return { docs, scores, first, threshold: resultShare * top }
}
