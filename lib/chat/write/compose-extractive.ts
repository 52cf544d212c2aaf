import { sourceOf, type UnnumberedSource } from '@/lib/chat/retrieve/cited-source'
import type { Part, PartOf } from '@/lib/chat/schema'
import {
  type ArticlePassage,
  type DecisionPassage,
  isArticle,
  type Passages,
} from '@/lib/corpus/passage-schema'
import { quoteFinder } from '@/lib/korean-law/citations/quotation'
import { followUpsTo } from './follow-ups'
import { nextPart } from './next-steps'

type Shown = Omit<PartOf<'passages'>['passages'][number], 'source'>
/** A source with what is quoted of it; `sentence` is null where none stands in the text. */
type Quoted = {
  source: UnnumberedSource
  shown: Shown
  sentence: string | null
  /** How many quotes the passage has. */
  quotes: number
}

export type Extractive = {
  parts: Part[]
  grounding: Omit<PartOf<'grounding'>, 'kind'>
  /** Quotes that do not stand in their texts, and are not shown. */
  dropped: number
}

const articlesInShort = 2
const decisionsInShort = 1

function quoteArticle(article: ArticlePassage): Quoted | null {
  const stands = quoteFinder(article.text)
  const lines = article.lines.filter((line) => stands(line.text))
  if (lines.length === 0) return null
  return {
    source: sourceOf(article, lines.map((line) => line.text).join('\n')),
    shown: {
      lead: null,
      lines,
      cut: article.cut || lines.length < article.lines.length,
      explanation: article.explanation,
    },
    sentence: stands(article.sentence) ? article.sentence : null,
    quotes: article.lines.length + 1,
  }
}

function quoteDecision(decision: DecisionPassage): Quoted | null {
  const stands = quoteFinder(decision.text)
  const { issue, gist, cut, sentence } = decision
  // What was asked says little without what was held: a decision with issues alone shows them as its text.
  const [lead, text] = gist ? [issue, gist] : ['', issue]
  if (!text || !stands(text)) return null
  return {
    source: sourceOf(decision, text),
    shown: {
      lead: lead && stands(lead) ? lead : null,
      lines: [{ mark: '', text }],
      cut,
      explanation: null,
    },
    sentence: stands(sentence) ? sentence : null,
    quotes: lead ? 3 : 2,
  }
}

const shownQuotes = ({ shown, sentence }: Quoted) =>
  shown.lines.length + (shown.lead ? 1 : 0) + (sentence ? 1 : 0)

/**
 * The answer in the words of its sources alone. Every quote is looked for in the text once more before it is
 * shown: what does not stand there is left out, and a source of which nothing is left is none. The parts
 * hold no words of the interface, so that one conversation reads in every language.
 * @param notice `fallback` where a model was to write the answer
 * @param after the sources are numbered from here on
 */
export function composeExtractive(
  found: Passages,
  notice: 'extractive' | 'fallback',
  after = 0,
): Extractive | null {
  const leading = found.passages.filter((passage) => passage.leading)
  const others = found.passages.filter(isArticle).filter(({ also }) => also)
  const quoted = leading.flatMap(
    (passage) => (isArticle(passage) ? quoteArticle(passage) : quoteDecision(passage)) ?? [],
  )
  if (quoted.length === 0) return null
  const numbered = quoted.map((each, at) => ({ ...each, no: after + at + 1 }))
  const ofType = (type: UnnumberedSource['type']) =>
    numbered.filter(({ source }) => source.type === type)
  const short = [
    ...ofType('article').slice(0, articlesInShort),
    ...ofType('case').slice(0, decisionsInShort),
  ].flatMap(({ no, sentence, shown }) =>
    sentence ? [{ source: no, text: sentence, explanation: shown.explanation }] : [],
  )
  const explained = new Set(short.flatMap(({ source, explanation }) => (explanation ? source : [])))
  const passages = (type: 'article' | 'case'): Part[] => {
    const shown = ofType(type).map(({ no, shown: quoted }) => ({
      source: no,
      ...quoted,
      // Once is enough.
      explanation: explained.has(no) ? null : quoted.explanation,
    }))
    return shown.length > 0 ? [{ kind: 'passages', type, passages: shown }] : []
  }
  const also = others.map((article, at) => ({
    no: after + numbered.length + at + 1,
    ...sourceOf(article, article.sentence),
  }))
  const sources = [...numbered.map(({ no, source }) => ({ no, ...source })), ...also]
  const sentences = numbered.reduce((sum, { shown }) => sum + shown.lines.length, short.length)
  const grounding = {
    share: 1,
    sentences,
    supported: sentences,
    citations: numbered.length,
    verified: numbered.length,
    confidence: found.confidence,
  }
  return {
    grounding,
    dropped: quoted.reduce(
      (sum, each) => sum + each.quotes - shownQuotes(each),
      leading.length - quoted.length,
    ),
    parts: [
      { kind: 'notice', notice },
      ...(notice === 'fallback' ? ([{ kind: 'notice', notice: 'extractive' }] as const) : []),
      ...(short.length > 0 ? [{ kind: 'short' as const, sentences: short }] : []),
      ...passages('article'),
      ...passages('case'),
      ...(also.length > 0 ? [{ kind: 'also' as const, sources: also.map(({ no }) => no) }] : []),
      ...followUpsTo(sources, found),
      nextPart(sources, found),
      { kind: 'grounding', ...grounding },
      { kind: 'sources', sources },
      { kind: 'notice', notice: 'disclaimer' },
    ],
  }
}
