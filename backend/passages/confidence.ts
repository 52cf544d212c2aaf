import type { ArticleSource } from '@/backend/store/passage-sources'
import { askedStrength, type Candidate } from './candidate'

/**
 * How likely it is that the articles which an answer shows hold the right one: a logistic curve over four
 * signs, fitted on everyday questions of all fields, see docs/decisions on asking back.
 */
const weights = { bias: -2.95, odds: 0.36, ahead: -0.44, apart: 0.94, strength: 2.47 }
const mostLogOdds = 6
/** The best is compared with the one after it, and with the first that is not shown. */
const firstNotShown = 8
/**
 * Of a short question many neighbouring articles are as near, so that none is far ahead; how strongly the best
 * of them are asked for tells it from one that none of them answers.
 */
const strongestOf = 3

/** Below this a question is put in the words of courts, which the bank says nothing about. */
const leastPeopleWords = 0.3

const bounded = (value: number) => Math.max(-mostLogOdds, Math.min(mostLogOdds, value))

/**
 * @param candidates in the engine's order
 * @param lawQuestion how likely it is that the law may answer, 0 to 1
 * @returns 0 to 1; null for a question in the words of courts, or that names or refers to what it asks for
 */
export function confidenceIn(
  candidates: readonly Candidate<ArticleSource>[],
  lawQuestion: number,
): number | null {
  const [first, second] = candidates
  if (!first || candidates.some(({ named, kept }) => named || kept)) return null
  if ((first.asked?.people ?? 0) < leastPeopleWords) return null
  const outside = candidates[firstNotShown]?.score ?? 0
  const odds = Math.log(
    Math.max(lawQuestion, Number.EPSILON) / Math.max(1 - lawQuestion, Number.EPSILON),
  )
  const sum =
    weights.bias +
    weights.odds * bounded(odds) +
    weights.ahead * (first.score - (second?.score ?? 0)) +
    weights.apart * (first.score - outside) +
    weights.strength *
      Math.max(...candidates.slice(0, strongestOf).map(({ asked }) => askedStrength(asked)))
  return 1 / (1 + Math.exp(-sum))
}
