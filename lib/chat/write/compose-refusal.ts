import type { Part, PartOf } from '@/lib/chat/schema'
import type { Passages } from '@/lib/corpus/passage-schema'

/** Fewer letters ask nothing, in whatever language. */
const fewestLetters = 4
/** A word and no sentence. */
const longestWord = 6
const hanOrHangul = /[가-힣\p{Script=Han}]/gu
const letters = /\p{L}/gu

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function isVague(question: string, points: Passages['points']): boolean {
  // A syllable of Korean, Chinese or Japanese says as much as several letters.
  const weight = countOf(question, hanOrHangul) * 2 + countOf(question, letters)
  if (weight < fewestLetters * 2) return true
  const named = points.filter(({ kind }) => kind !== 'party')
  if (named.length > 1) return false
  const oneWord = [...question.trim()].length <= longestWord && !/\s/.test(question.trim())
  return oneWord || named.every(({ kind }) => kind === 'legal')
}

function reasonOf(
  question: string,
  { points, understanding }: Passages,
): PartOf<'refusal'>['reason'] {
  // What it names is not in the corpus: it was exact enough.
  if (understanding.direct !== null) return 'not-grounded'
  if (isVague(question, points)) return 'too-vague'
  return points.some(({ kind }) => kind === 'legal') ? 'not-grounded' : 'not-legal'
}

const hangul = /[가-힣]/

/** The Korean words that were run. */
function searchedWords({ points }: Passages): string[] {
  const words = points.flatMap(({ word, forms }) =>
    [forms.find((form) => hangul.test(form)) ?? word].filter((form) => hangul.test(form)),
  )
  return [...new Set(words)].slice(0, 12)
}

/**
 * Why nothing is answered, what was searched and how to ask better. The question is the reader's; `found` may
 * be of a longer one, with what it refers to.
 */
export function composeRefusal(question: string, found: Passages): Part[] {
  const { scope, searched, refusal } = found
  const { articles, decisions } = searched.corpus
  return [
    {
      kind: 'refusal',
      reason: reasonOf(question, found),
      searched: searchedWords(found),
      unmet: refusal?.unmet ?? [],
      corpus: { scope, articles, decisions },
      suggestions: refusal?.suggestions ?? [],
    },
    { kind: 'notice', notice: 'disclaimer' },
  ]
}
