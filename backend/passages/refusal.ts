import type { Passage, Passages } from '@/lib/corpus/passage-schema'
import { isArticle } from '@/lib/corpus/passage-schema'
import type { SearchResponse } from '@/lib/corpus/schema'
import { unmetPoints } from '@/lib/korean-law/question/coverage'
import { asksForeignLaw, asksForRecommendation } from '@/lib/korean-law/question/out-of-scope'
import { type QuestionPoint, readQuestion } from '@/lib/korean-law/question/question'
import { unknownLaw } from '@/lib/korean-law/question/unknown-law'

/** A lone source must speak of nearly all that was asked; several confirm each other. */
const aloneShare = 0.4

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
  /** An article that everyday questions of this kind turn on is among the passages. */
  hasEverydayArticle: boolean
}

/** Why these passages answer nothing; null when they ground an answer. */
export function refusalOf(found: Found): Passages['refusal'] {
  const { question, points, response, lawTitles, passages, hasEverydayArticle } = found
  const { direct } = response.understanding
  const unknown = direct ? null : unknownLaw(question, lawTitles)
  const isElsewhere =
    direct === null && (asksForeignLaw(question) || asksForRecommendation(question))
  const leading = passages.filter((passage) => passage.leading)
  const isEveryday = hasEverydayArticle && leading.some(isArticle)
  if (!unknown && !isElsewhere && (isEveryday || groundTogether(leading))) return null
  const isMissing = unknown !== null || (direct !== null && direct.kind !== 'law')
  const snippets = [...(response.statutes?.hits ?? []), ...(response.cases?.hits ?? [])].map(
    ({ snippet }) => snippet.text,
  )
  return {
    reason: isMissing ? 'missing' : snippets.length === 0 ? 'nothing' : 'weak',
    unmet: unknown ? [unknown] : isMissing ? [] : unmetPoints(points, snippets),
    // What asks for no law would only be refused again.
    suggestions: (response.help?.suggestions ?? []).filter(asksOfLaw),
  }
}
