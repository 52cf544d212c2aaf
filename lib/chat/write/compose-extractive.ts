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
    shown: { lead: null, lines, cut: article.cut || lines.length < article.lines.length },
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
    shown: { lead: lead && stands(lead) ? lead : null, lines: [{ mark: '', text }], cut },
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
 */
export function composeExtractive(
  found: Passages,
  notice: 'extractive' | 'fallback',
): Extractive | null {
  const leading = found.passages.filter((passage) => passage.leading)
  const quoted = leading.flatMap(
    (passage) => (isArticle(passage) ? quoteArticle(passage) : quoteDecision(passage)) ?? [],
  )
  if (quoted.length === 0) return null
  const numbered = quoted.map((each, at) => ({ ...each, no: at + 1 }))
  const ofType = (type: UnnumberedSource['type']) =>
    numbered.filter(({ source }) => source.type === type)
  const short = [
    ...ofType('article').slice(0, articlesInShort),
    ...ofType('case').slice(0, decisionsInShort),
  ].flatMap(({ no, sentence }) => (sentence ? [{ source: no, text: sentence }] : []))
  const passages = (type: 'article' | 'case'): Part[] => {
    const shown = ofType(type).map((each) => ({ source: each.no, ...each.shown }))
    return shown.length > 0 ? [{ kind: 'passages', type, passages: shown }] : []
  }
  const sources = numbered.map(({ no, source }) => ({ no, ...source }))
  const sentences = numbered.reduce((sum, { shown }) => sum + shown.lines.length, short.length)
  const grounding = {
    share: 1,
    sentences,
    supported: sentences,
    citations: sources.length,
    verified: sources.length,
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
      ...followUpsTo(sources, found),
      nextPart(sources, found),
      { kind: 'grounding', ...grounding },
      { kind: 'sources', sources },
      { kind: 'notice', notice: 'disclaimer' },
    ],
  }
}
