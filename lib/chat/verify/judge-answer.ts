import type { CitableSource } from '@/lib/chat/types'
import { saysNoAnswer } from '@/lib/chat/write/no-answer'
import type { CitationCheck } from '@/lib/corpus/schema'
import { judgeSentence, type Verdict } from './judge-sentence'
import { normalizeText } from './normalize-text'
import { type ReadBlock, readMarkdown } from './read-markdown'
import { readSentence, type Sentence } from './read-sentence'
import { readPassage } from './sentence-support'
import { splitSentences } from './split-sentences'

/** Finds and checks the citations of a text: `checkCitations` of the case-law service. */
export type CitationChecker = (text: string) => Promise<CitationCheck[]>

export type Judged = { sentence: Sentence; verdict: Verdict }
export type JudgedAnswer = {
  blocks: { block: ReadBlock; sentences: Judged[] }[]
  /** Of the whole text as it is shown; quotes among them. */
  checks: CitationCheck[]
}

const gap = '\n\n'

/**
 * Reads an answer sentence by sentence and says of each whether the passages that it names carry it.
 * Nothing of a text that says that there is no answer.
 * @param unnamed whether all passages may carry a sentence that names none: answers of other programs seldom
 * bear marks, ours must
 */
export async function judgeAnswer(
  text: string,
  passages: readonly CitableSource[],
  check: CitationChecker,
  unnamed: 'all' | 'none' = 'none',
): Promise<JudgedAnswer> {
  const blocks = saysNoAnswer(text) ? [] : readMarkdown(normalizeText(text))
  if (blocks.length === 0) return { blocks: [], checks: [] }
  const checks = await check(koreanOf(blocks.map((block) => block.text).join(gap)))
  const citations = checks.filter(({ kind }) => kind !== 'quote')
  const readings = new Map(passages.map((passage) => [passage.no, readPassage(passage)]))
  let offset = 0
  return {
    blocks: blocks.map((block) => {
      const here = inBlock(citations, offset, block.text)
      offset += block.text.length + gap.length
      const sentences = readSentences(block, here, passages, unnamed).map((sentence) => ({
        sentence,
        verdict: judgeSentence(sentence, block.form, readings),
      }))
      return { block, sentences }
    }),
    checks,
  }
}

/**
 * A text for the grammar of Korean citations: Chinese and Japanese around one would be read as a part of the
 * law's name. Each character stays in its place.
 */
function koreanOf(text: string): string {
  return text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu, (char) =>
      ';'.repeat(char.length),
    )
    .replace(/[（《〈]/g, '(')
    .replace(/[）》〉]/g, ')')
    .replace(/[，、]/g, ',')
    .replace(/[。：；]/g, ';')
}

/** The citations of one block, by their place in it; of two that overlap the first. */
function inBlock(checks: readonly CitationCheck[], from: number, text: string): CitationCheck[] {
  const found: CitationCheck[] = []
  for (const check of checks) {
    const [start, end] = [check.start - from, check.end - from]
    const after = found.at(-1)?.end ?? 0
    if (start >= after && end <= text.length)
      found.push({ ...check, text: text.slice(start, end), start, end })
  }
  return found
}

function readSentences(
  block: ReadBlock,
  checks: readonly CitationCheck[],
  passages: readonly CitableSource[],
  unnamed: 'all' | 'none',
): Sentence[] {
  const ranges = splitSentences(block.text)
  return ranges.map((range, index) =>
    readSentence(
      block,
      range,
      ranges[index + 1]?.start ?? Number.POSITIVE_INFINITY,
      checks,
      passages,
      unnamed,
    ),
  )
}
