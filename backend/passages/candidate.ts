import type { AskedHit } from '@/backend/search/questions/asked-articles'
import { type Coverage, coverageOf, isGround } from '@/lib/korean-law/question/coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'

/** A source that an answer may rest on, with what speaks for it beside its text. */
export type Candidate<T> = {
  source: T
  /** The search engine's; 0 for what the engine did not find. */
  score: number
  /** The question names it. */
  named: boolean
  /** The conversation spoke of it before this question, which refers back. */
  kept: boolean
  /** Articles alone: how people ask for it. */
  asked: AskedHit | null
}

export type Weighed<T> = Candidate<T> & { coverage: Coverage; rank: number }

const namedWorth = 10
const keptWorth = 0.5
/** The engine's score counts more than how much of the question the text speaks of. */
const shareWorth = 0.5
/** A text that the engine likes but that does not speak of the question goes after one that does. */
const silentLoss = 0.2
/** What the engine puts this near its best comes along once any text grounds an answer. */
const nearTop = 0.72

/** An article whose signs of being asked for add up to this much is what people mean. */
const leastAsked = 0.55

/** How strongly a question asks for an article in the bank's eyes; 0 to about 2. */
export const askedStrength = (asked: AskedHit | null) =>
  asked === null ? 0 : asked.nearest + asked.together + asked.meaning

/**
 * The same whoever's words it is put in: a question in courts' words is as near to the bank's, only that its
 * nearness counts for little in the ranking.
 */
export const strengthInOwnWords = (asked: AskedHit | null) =>
  asked === null || asked.people === 0 ? 0 : askedStrength(asked) / asked.people

/** In the words of courts, whose nearness to the bank counts for little, it has to be plain. */
const plainlyAsked = 1

export const isAskedFor = (asked: AskedHit | null) =>
  askedStrength(asked) >= leastAsked || strengthInOwnWords(asked) >= plainlyAsked

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
        (candidate.kept ? keptWorth : 0) +
        shareWorth * coverage.share +
        candidate.score / top +
        worthOf(candidate.source) -
        (isGround(coverage) || isAskedFor(candidate.asked) ? 0 : silentLoss)
      return { ...candidate, coverage, rank }
    })
    .sort((a, b) => b.rank - a.rank)
}

const topScore = (candidates: readonly { score: number }[]) =>
  Math.max(...candidates.map(({ score }) => score), Number.EPSILON)

const groundsAnswer = ({ named, kept, coverage, asked }: Weighed<unknown>) =>
  named || kept || isGround(coverage) || isAskedFor(asked)

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
