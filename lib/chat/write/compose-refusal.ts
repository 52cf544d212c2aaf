import type { Part, PartOf } from '@/lib/chat/schema'
import type { Choice, Passages } from '@/lib/corpus/passage-schema'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import type { QuestionPoint } from '@/lib/korean-law/question/question'

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
function searchedWords({ points }: { points: readonly QuestionPoint[] }): string[] {
  const words = points.flatMap(({ word, forms }) =>
    [forms.find((form) => hangul.test(form)) ?? word].filter((form) => hangul.test(form)),
  )
  return [...new Set(words)].slice(0, 12)
}

/** Nothing in the documents speaks of the question; no law was asked for. */
export function refuseFromDocuments(points: readonly QuestionPoint[]): Part[] {
  const searched = searchedWords({ points })
  return [
    {
      kind: 'refusal',
      reason: 'not-in-documents',
      searched,
      unmet: [],
      corpus: null,
      suggestions: [],
    },
    { kind: 'notice', notice: 'documents' },
  ]
}

/** The question may mean several things: the reader says which. */
function askBack(choices: readonly Choice[]): Part[] {
  return [
    {
      kind: 'choices',
      choices: choices.map(({ question, lawTitle, no, title }) => ({
        question,
        label: `${lawTitle} ${articleLabel(no)}`,
        title,
      })),
    },
    { kind: 'notice', notice: 'disclaimer' },
  ]
}

/**
 * Why nothing is answered, what was searched and how to ask better. The question is the reader's; `found` may
 * be of a longer one, with what it refers to.
 */
export function composeRefusal(question: string, found: Passages): Part[] {
  const { scope, searched, refusal } = found
  if (refusal?.reason === 'unclear') return askBack(refusal.choices)
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
