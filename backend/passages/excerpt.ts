import { coverageOf } from '@/lib/korean-law/question/coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'
import { readStatuteText, withoutNotes } from '@/lib/korean-law/statute/statute-text'
import { bestOf, bestSentence, sentencesOf, type Wanted } from './sentences'

/** Words of the corpus, unchanged. `cut` says that the source goes on around them. */
export type ArticleExcerpt = { lines: { mark: string; text: string }[]; cut: boolean }

const longestArticle = 520
/** With the line of its issue, which says the result, a decision is read at a glance. */
const longestGist = 180

const firstMark = '①'.charCodeAt(0)
const markOf = (paragraph: number | null) =>
  paragraph === null ? null : String.fromCharCode(firstMark + paragraph - 1)

/**
 * The paragraphs of an article that speak of the question, in their order, each whole with its items: a list
 * of which some is left out says something else. A short article is taken whole.
 * @param paragraph the one (항) that is known to answer
 */
export function excerptArticle(
  body: string,
  points: readonly QuestionPoint[],
  paragraph: number | null = null,
): ArticleExcerpt {
  const lines = readStatuteText(body)
    .map(({ depth, mark, text }) => ({ depth, mark, text: withoutNotes(text) }))
    .filter(({ text }) => text !== '')
  const plain = (chosen: typeof lines) => chosen.map(({ mark, text }) => ({ mark, text }))
  const lengthOf = (part: typeof lines) => part.reduce((sum, { text }) => sum + text.length, 0)
  if (lengthOf(lines) <= longestArticle) return { lines: plain(lines), cut: false }

  const paragraphs: (typeof lines)[] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (line.depth > 0 && last) last.push(line)
    else paragraphs.push([line])
  }
  const asked = markOf(paragraph)
  const ranked = paragraphs
    .map((part, at) => {
      const { share } = coverageOf(points, part.map(({ text }) => text).join(' '))
      return { part, at, share, isAsked: asked !== null && part[0]?.mark === asked }
    })
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.share - a.share || a.at - b.at)
  const chosen = new Set<number>()
  let left = longestArticle
  for (const { part, at, share } of ranked) {
    if (chosen.size > 0 && (share === 0 || lengthOf(part) > left)) continue
    chosen.add(at)
    left -= lengthOf(part)
  }
  const kept = paragraphs.filter((_, at) => chosen.has(at))
  return { lines: plain(kept.flat()), cut: kept.length < paragraphs.length }
}

/** An exception says nothing without what it is an exception to. */
const goesOn = /^(?:다만|이 경우|그러나|그 밖에)/

/** 1., 가.: an item says nothing without its lead-in. */
const itemMark = /^(?:\d|[가-하]\.)/

/**
 * The sentence of an article that answers most directly: of the paragraph that is known to answer where
 * there is one, and the main sentence before its exception. A sentence never runs from one line to the next,
 * and an item alone is none.
 */
export function articleSentence(
  { lines }: ArticleExcerpt,
  wanted: Wanted,
  paragraph: number | null = null,
): string {
  const asked = lines.filter(({ mark }) => mark === markOf(paragraph))
  const leadIns = lines.filter(({ mark }) => !itemMark.test(mark))
  const [from = lines] = [asked, leadIns].filter(({ length }) => length > 0)
  const read = from.map(({ text }) => sentencesOf(text))
  const isWhole = (sentence: string) => /[다음함까]\.$/.test(sentence)
  const sentences = read.some((each) => each.some(isWhole))
    ? read.map((each) => each.filter(isWhole))
    : read
  const best = bestOf(sentences.flat(), wanted)
  if (best === null) return ''
  const line = sentences.find((each) => each.includes(best)) ?? []
  const at = line.indexOf(best)
  return line.slice(0, at + 1).findLast((sentence) => !goesOn.test(sentence)) ?? best
}

type Issue = { no: number | null; issue: string; gist: string }
export type DecisionExcerpt = { issueNo: number | null; issue: string; gist: string; cut: boolean }

/** `[보충의견]`, `(반대의견 1)`: the heading of an opinion where the issue should stand says nothing by itself. */
const opinionHeading = /^[[(（【]?[가-힣 ]*의견(?:\s?\d)?[\])）】]?$/

/** The issue of a decision that is nearest to the question, with its gist or the part of it that fits. */
export function excerptDecision(
  issues: readonly Issue[],
  points: readonly QuestionPoint[],
): DecisionExcerpt | null {
  const real = issues.filter(({ issue, gist }) => !opinionHeading.test((issue || gist).trim()))
  const [best] = (real.length > 0 ? real : issues)
    .map((issue) => ({ issue, share: coverageOf(points, `${issue.issue} ${issue.gist}`).share }))
    .sort((a, b) => b.share - a.share)
  if (!best) return null
  const { no, issue, gist } = best.issue
  if (gist.length <= longestGist) return { issueNo: no, issue, gist, cut: false }
  return { issueNo: no, issue, gist: sentencesFrom(gist, points, longestGist), cut: true }
}

/** How a case of its own was decided, or that a law says something, tells others little, and at length. */
const tellsLittle = /사안에서|사례\.?$|(?:규정|정)하고 있다\.$/
const wholeSentence = /[다음함까]\.$/

/**
 * The sentence of a decision that an answer shows: of what it holds, where that is said shortly and generally;
 * else the line of its issue, which says the result.
 */
export function decisionSentence(
  { issue, gist }: Pick<DecisionExcerpt, 'issue' | 'gist'>,
  points: readonly QuestionPoint[],
): string {
  const wanted = { points, pattern: null }
  const whole = sentencesOf(gist).filter((sentence) => wholeSentence.test(sentence))
  const short = whole.filter(
    (sentence) => sentence.length <= longestGist && !tellsLittle.test(sentence),
  )
  return bestOf(short, wanted) ?? (issue || (bestOf(whole, wanted) ?? bestSentence(gist, wanted)))
}

const longestReasons = 2400

/** Of reasons without headnotes, the sentence that speaks most of the question and what follows it. */
export function excerptReasons(reasons: string, points: readonly QuestionPoint[]): DecisionExcerpt {
  const gist = sentencesFrom(reasons, points, longestReasons).slice(0, longestReasons)
  return { issueNo: null, issue: '', gist, cut: gist.length < reasons.trim().length }
}

/** The best sentence and those after it, as long as they fit into `most` characters. */
function sentencesFrom(text: string, points: readonly QuestionPoint[], most: number): string {
  const sentences = sentencesOf(text)
  const first = sentences.indexOf(bestSentence(text, { points, pattern: null }))
  let excerpt = sentences[first] ?? text
  for (const next of sentences.slice(first + 1)) {
    if (excerpt.length + next.length > most) break
    excerpt = `${excerpt} ${next}`
  }
  return excerpt
}
