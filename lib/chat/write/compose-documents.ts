import type { Source } from '@/lib/chat/parts/source'
import { documentSources, type FoundDocuments } from '@/lib/chat/retrieve/document-passage'
import type { PartOf } from '@/lib/chat/schema'
import type { CitableSource } from '@/lib/chat/types'
import { splitSentences } from '@/lib/chat/verify/split-sentences'
import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import { quoteFinder } from '@/lib/korean-law/citations/quotation'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { coverageOf, meets } from '@/lib/korean-law/question/coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'

type DocumentsPart = PartOf<'documents'>
type Pair = PartOf<'pairs'>['pairs'][number]

/** Characters of a passage that an answer shows. */
const mostShown = 420

const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => splitSentences(line).map(({ start, end }) => line.slice(start, end).trim()))
    .filter((sentence) => sentence !== '')

/** The sentences of a passage around the one that speaks most of the question, as they follow one another. */
export function shownSentences(points: readonly QuestionPoint[], text: string): string[] {
  const sentences = sentencesOf(text)
  const shares = sentences.map((sentence) => coverageOf(points, sentence).share)
  let first = Math.max(0, shares.indexOf(Math.max(...shares)))
  let last = first
  let length = sentences[first]?.length ?? 0
  for (;;) {
    const before = sentences[first - 1]
    const after = sentences[last + 1]
    const forward = (shares[last + 1] ?? -1) >= (shares[first - 1] ?? -1)
    const next = forward ? (after ?? before) : (before ?? after)
    if (next === undefined || length + next.length > mostShown) break
    length += next.length
    if (next === after && (forward || before === undefined)) last += 1
    else first -= 1
  }
  return sentences.slice(first, last + 1)
}

/**
 * What the asker's documents say, in their own words: every sentence is looked for in its passage once more
 * before it is shown. A document's text is data: nothing of it is read as anything but words to be quoted.
 */
export function composeDocuments(
  points: readonly QuestionPoint[],
  { passages, searched, missing }: FoundDocuments,
): { part: DocumentsPart; sources: Source[]; lines: number } {
  const shown = documentSources(passages).map(({ text, ...source }) => {
    const stands = quoteFinder(text)
    const lines = shownSentences(points, text).filter((line) => stands(line))
    const cut = lines.join('').length < sentencesOf(text).join('').length
    return { source: { ...source, passage: lines.join('\n') }, lines, cut }
  })
  return {
    part: {
      kind: 'documents',
      searched,
      missing,
      passages: shown.map(({ source, lines, cut }) => ({ source: source.no, lines, cut })),
    },
    sources: shown.map(({ source }) => source),
    lines: shown.reduce((sum, { lines }) => sum + lines.length, 0),
  }
}

const mostPairs = 4
const leastMet = 0.5
const hangul = /[가-힣]/

const compact = (text: string) => text.replace(/\s+/g, '')

/** Articles that a text names, as a source of an article is labelled. */
const namedArticles = (text: string) =>
  new Set(
    extractArticleCitations(text).flatMap(({ lawName, articleNo }) =>
      articleNo ? [compact(`${lawName} ${articleLabel(articleNo)}`)] : [],
    ),
  )

/** The Korean words of the law in the question that both texts have. */
function commonWords(points: readonly QuestionPoint[], a: string, b: string): string[] {
  const words = points
    .filter(({ kind }) => kind === 'legal')
    .filter((point) => meets(point, a) >= leastMet && meets(point, b) >= leastMet)
    .flatMap(({ word, forms }) => forms.find((form) => hangul.test(form)) ?? word)
  return [...new Set(words)]
}

/**
 * Where documents and the law meet: for each source of the law the passage that names it, or that has most of
 * the question's words of law in common with it.
 * @param law sources that the answer shows, each with all of its text that was read
 */
export function pairsOf(
  points: readonly QuestionPoint[],
  documents: readonly CitableSource[],
  law: readonly Pick<CitableSource, 'no' | 'label' | 'text' | 'type'>[],
): [] | [PartOf<'pairs'>] {
  const named = new Map(documents.map(({ no, text }) => [no, namedArticles(text)]))
  const pairs = law.flatMap((source): Pair[] => {
    const label = compact(source.label)
    const candidates = documents.map(({ no, text, title, label: name }) => ({
      document: no,
      law: source.no,
      words: commonWords(points, `${name}\n${title ?? ''}\n${text}`, source.text),
      names: source.type === 'article' && named.get(no)?.has(label) === true,
    }))
    const [best] = candidates.sort(
      (a, b) => Number(b.names) - Number(a.names) || b.words.length - a.words.length,
    )
    return best && (best.names || best.words.length > 0) ? [best] : []
  })
  const chosen = pairs
    .sort((a, b) => Number(b.names) - Number(a.names) || b.words.length - a.words.length)
    .slice(0, mostPairs)
    .sort((a, b) => a.document - b.document || a.law - b.law)
  return chosen.length > 0 ? [{ kind: 'pairs', pairs: chosen }] : []
}
