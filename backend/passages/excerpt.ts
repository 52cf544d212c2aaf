import { coverageOf } from '@/lib/korean-law/question/coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'
import { readStatuteText, withoutNotes } from '@/lib/korean-law/statute/statute-text'

/** Words of the corpus, unchanged. `cut` says that the source goes on around them. */
export type ArticleExcerpt = { lines: { mark: string; text: string }[]; cut: boolean }

const longestArticle = 520
const longestGist = 420

/** The parts of an article that speak of the question, in their order; a short article whole. */
export function excerptArticle(body: string, points: readonly QuestionPoint[]): ArticleExcerpt {
  const lines = readStatuteText(body)
    .map(({ depth, mark, text }) => ({ depth, mark, text: withoutNotes(text) }))
    .filter(({ text }) => text !== '')
  const plain = (chosen: typeof lines) => chosen.map(({ mark, text }) => ({ mark, text }))
  const length = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= longestArticle) return { lines: plain(lines), cut: false }

  const ranked = lines
    .map((line, at) => ({ line, at, share: coverageOf(points, line.text).share }))
    .sort((a, b) => b.share - a.share || a.at - b.at)
  const chosen = new Set<number>()
  let left = longestArticle
  for (const { line, at, share } of ranked) {
    if (chosen.size > 0 && (share === 0 || line.text.length > left)) continue
    chosen.add(at)
    left -= line.text.length
    // An item is no sentence without the paragraph that it belongs to.
    if (line.depth === 0) continue
    const parent = lines.findLastIndex((each, i) => i < at && each.depth === 0)
    if (parent >= 0 && !chosen.has(parent)) {
      chosen.add(parent)
      left -= lines[parent]?.text.length ?? 0
    }
  }
  return { lines: plain(lines.filter((_, at) => chosen.has(at))), cut: true }
}

/** Sentences of Korean legal prose, each with its full stop. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[다까음함]\.)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

function bestOf(sentences: readonly string[], points: readonly QuestionPoint[]): string | null {
  let best: { sentence: string; share: number } | null = null
  for (const sentence of sentences) {
    const { share } = coverageOf(points, sentence)
    if (best === null || share > best.share) best = { sentence, share }
  }
  return best?.sentence ?? null
}

/** The sentence that speaks most of the question; the first of those that do equally. */
export function bestSentence(text: string, points: readonly QuestionPoint[]): string {
  return bestOf(sentencesOf(text), points) ?? text
}

/** The same of an article's lines: a sentence never runs from one to the next, and an item alone is none. */
export function articleSentence(
  { lines }: ArticleExcerpt,
  points: readonly QuestionPoint[],
): string {
  const sentences = lines.flatMap(({ text }) => sentencesOf(text))
  const whole = sentences.filter((sentence) => /[다음함까]\.$/.test(sentence))
  return bestOf(whole.length > 0 ? whole : sentences, points) ?? ''
}

type Issue = { no: number | null; issue: string; gist: string }
export type DecisionExcerpt = { issueNo: number | null; issue: string; gist: string; cut: boolean }

/** The issue of a decision that is nearest to the question, with its gist or the part of it that fits. */
export function excerptDecision(
  issues: readonly Issue[],
  points: readonly QuestionPoint[],
): DecisionExcerpt | null {
  const [best] = issues
    .map((issue) => ({ issue, share: coverageOf(points, `${issue.issue} ${issue.gist}`).share }))
    .sort((a, b) => b.share - a.share)
  if (!best) return null
  const { no, issue, gist } = best.issue
  if (gist.length <= longestGist) return { issueNo: no, issue, gist, cut: false }
  return { issueNo: no, issue, gist: sentencesFrom(gist, points, longestGist), cut: true }
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
  const first = sentences.indexOf(bestSentence(text, points))
  let excerpt = sentences[first] ?? text
  for (const next of sentences.slice(first + 1)) {
    if (excerpt.length + next.length > most) break
    excerpt = `${excerpt} ${next}`
  }
  return excerpt
}
