import { coverageOf } from '@/lib/korean-law/question/coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'

const sentenceEnd = /(?<=[다까음함]\.)\s+/g
const openings = new Map([
  ['(', ')'],
  ['[', ']'],
  ['「', '」'],
  ['『', '』'],
  ['“', '”'],
  ['‘', '’'],
])

/** Whether a place lies within brackets or quotation marks that are closed after it. */
function isWithin(text: string, place: number): boolean {
  const open: string[] = []
  for (const letter of text.slice(0, place)) {
    const closing = openings.get(letter)
    if (closing) open.push(closing)
    else if (letter === open.at(-1)) open.pop()
  }
  return open.some((closing) => text.includes(closing, place))
}

/** Sentences of Korean legal prose, each with its full stop; none ends within brackets or a quotation. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index } of text.matchAll(sentenceEnd)) {
    if (isWithin(text, index)) continue
    sentences.push(text.slice(from, index))
    from = index
  }
  return [...sentences, text.slice(from)].map((sentence) => sentence.trim()).filter(Boolean)
}

/** What a sentence is chosen by. */
export type Wanted = {
  points: readonly QuestionPoint[]
  /** What the answer to such a question holds: a period, a figure, a permission … */
  pattern: RegExp | null
}

/** What a sentence of the wanted kind is worth beside how much of the question it speaks of. */
const patternWorth = 0.25

/** A sentence that defines, refers or leaves it to a decree answers nobody, however many words it shares. */
const refersOn =
  /(?:령|조례|규칙|고시)(?:으로|로) 정한다\.$|준용한다\.$|(?:을|를) 말한다\.$|(?:와|과|도) 같다\.$/
const refersLoss = 0.2

/** What goes on from another paragraph holds in a special case; the paragraph itself says what holds. */
const leansOn = /^(?:[①-⑳]\s*)?(?:제\d+항|전항|전\d항)(?:[^.]{0,40}?)(?:불구하고|따라|따른|경우)/
const leansLoss = 0.15

export function bestOf(sentences: readonly string[], { points, pattern }: Wanted): string | null {
  let best: { sentence: string; worth: number } | null = null
  for (const sentence of sentences) {
    const kind = pattern?.test(sentence) ? patternWorth : 0
    const loss = refersOn.test(sentence) ? refersLoss : 0
    const lean = leansOn.test(sentence) ? leansLoss : 0
    const worth = coverageOf(points, sentence).share + kind - loss - lean
    if (best === null || worth > best.worth) best = { sentence, worth }
  }
  return best?.sentence ?? null
}

/** The sentence that answers most directly; the first of those that do equally. */
export function bestSentence(text: string, wanted: Wanted): string {
  return bestOf(sentencesOf(text), wanted) ?? text
}
