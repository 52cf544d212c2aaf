import { type Coverage, coverageOf, isGround } from '@/lib/korean-law/question/coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'

/** A source that an answer may rest on, with what speaks for it beside its text. */
export type Candidate<T> = {
  source: T
  /** The search engine's; 0 for what the engine did not find. */
  score: number
  /** The question names it. */
  named: boolean
  /** Its place, from 0, among the articles that everyday questions of this kind turn on. */
  everyday: number | null
}

export type Weighed<T> = Candidate<T> & { coverage: Coverage; rank: number }

const namedWorth = 10
/** The engine's score counts more than how much of the question the text speaks of. */
const shareWorth = 0.5
/** A text that the engine likes but that does not speak of the question goes after one that does. */
const silentLoss = 0.2
/** What the engine puts this near its best comes along once any text grounds an answer. */
const nearTop = 0.72

/** The nearest everyday articles go before what the engine likes best, those after them beside it. */
const everydayWorth = (place: number | null) =>
  place === null ? 0 : Math.max(0.4, 1.3 - 0.15 * place)

/** Every candidate with its rank, the best first. */
export function weigh<T>(
  candidates: readonly Candidate<T>[],
  points: readonly QuestionPoint[],
  textOf: (source: T) => string,
  worthOf: (source: T) => number,
): Weighed<T>[] {
  const top = topScore(candidates)
  return candidates
    .map((candidate) => {
      const coverage = coverageOf(points, textOf(candidate.source))
      const rank =
        (candidate.named ? namedWorth : 0) +
        everydayWorth(candidate.everyday) +
        shareWorth * coverage.share +
        candidate.score / top +
        worthOf(candidate.source) -
        (isGround(coverage) ? 0 : silentLoss)
      return { ...candidate, coverage, rank }
    })
    .sort((a, b) => b.rank - a.rank)
}

const topScore = (candidates: readonly { score: number }[]) =>
  Math.max(...candidates.map(({ score }) => score), Number.EPSILON)

const groundsAnswer = ({ named, everyday, coverage }: Weighed<unknown>) =>
  named || everyday !== null || isGround(coverage)

/**
 * The candidates that an answer may show, none when no text grounds one.
 * @param grounded whether another source grounds the answer already
 */
export function answerable<T>(weighed: readonly Weighed<T>[], grounded: boolean): Weighed<T>[] {
  if (!grounded && !weighed.some(groundsAnswer)) return []
  const top = topScore(weighed)
  return weighed.filter((each) => groundsAnswer(each) || each.score >= nearTop * top)
}

/** A text that speaks of less than this was found by its words alone. */
const leastShare = 0.15

/** Whether a model may read it: it speaks of the question, or the question names it. */
export const isReadable = ({ named, coverage }: Weighed<unknown>) =>
  named || coverage.share >= leastShare

/** How much of the question a source speaks of; all of it when the question names the source. */
export const shareOf = ({ named, coverage }: Weighed<unknown>) => (named ? 1 : coverage.share)
