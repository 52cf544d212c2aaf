import type { Passage, Passages } from '@/lib/corpus/passage-schema'
import { isArticle } from '@/lib/corpus/passage-schema'
import type { SearchResponse } from '@/lib/corpus/schema'
import { unmetPoints } from '@/lib/korean-law/question/coverage'
import { asksForeignLaw } from '@/lib/korean-law/question/foreign-law'
import {
  asksForRecommendation,
  asksHowToOffend,
  asksOfHealthOrCelebrities,
} from '@/lib/korean-law/question/out-of-scope'
import { type QuestionPoint, readQuestion } from '@/lib/korean-law/question/question'
import { unknownLaw } from '@/lib/korean-law/question/unknown-law'
import { asksForUntruth } from '@/lib/korean-law/question/untruth'

/** A lone source must speak of nearly all that was asked; several confirm each other. */
const aloneShare = 0.4

/** Log-odds below which a question is none of law, and what an article that is strongly asked for adds to them. */
const leastLogOdds = -2
const strengthWorth = 3
const usualStrength = 0.9
/** An article that is asked for so strongly is what is meant, in whatever words. */
const plainlyAsked = 1

const groundTogether = (leading: readonly Passage[]) => {
  const [first, second] = leading
  return first !== undefined && (second !== undefined || first.share >= aloneShare)
}

const asksOfLaw = (question: string) =>
  readQuestion(question).points.some(({ kind }) => kind === 'legal')

export type Found = {
  question: string
  points: readonly QuestionPoint[]
  response: SearchResponse
  /** Titles of the laws that were found, the asked one among them if there is one. */
  lawTitles: readonly string[]
  passages: readonly Passage[]
  /** How likely it is that the right article is among them; null where only their texts tell. */
  confidence: number | null
  /** How likely it is that the law may answer, 0 to 1. */
  lawQuestion: number
  /** Of the article that the question asks for most, whoever's words it is put in. */
  askedStrength: number
}

/** Words that no bank knows can mislead about a question that plainly asks for an article. */
function isLawQuestion({ lawQuestion, askedStrength }: Found): boolean {
  const odds = lawQuestion / Math.max(1 - lawQuestion, Number.EPSILON)
  return Math.log(odds) + strengthWorth * (askedStrength - usualStrength) >= leastLogOdds
}

/** Why these passages answer nothing; null when they ground an answer. */
export function refusalOf(found: Found): Passages['refusal'] {
  const { question, points, response, lawTitles, passages, confidence, askedStrength } = found
  const { direct } = response.understanding
  const unknown = direct ? null : unknownLaw(question, lawTitles)
  const leading = passages.filter((passage) => passage.leading)
  // People's words alone may lead astray: where neither question nor source has a word of law, the bank decides.
  const isWordless = !asksOfLaw(question) && leading.every(({ share }) => share === 0)
  const isElsewhere =
    direct === null &&
    (((confidence === null || isWordless) && !isLawQuestion(found)) ||
      asksForeignLaw(question) ||
      asksForRecommendation(question) ||
      asksOfHealthOrCelebrities(question) ||
      asksHowToOffend(question) ||
      asksForUntruth(question))
  const isKnown = (confidence !== null || askedStrength >= plainlyAsked) && leading.some(isArticle)
  if (!unknown && !isElsewhere && (isKnown || groundTogether(leading))) return null
  const isMissing = unknown !== null || (direct !== null && direct.kind !== 'law')
  const snippets = [...(response.statutes?.hits ?? []), ...(response.cases?.hits ?? [])].map(
    ({ snippet }) => snippet.text,
  )
  return {
    reason: isMissing ? 'missing' : snippets.length === 0 ? 'nothing' : 'weak',
    choices: [],
    unmet: unknown ? [unknown] : isMissing ? [] : unmetPoints(points, snippets),
    // What asks for no law would only be refused again.
    suggestions: (response.help?.suggestions ?? []).filter(asksOfLaw),
  }
}
