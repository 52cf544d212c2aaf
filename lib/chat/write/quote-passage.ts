import { sourceOf, type UnnumberedSource } from '@/lib/chat/retrieve/cited-source'
import type { PartOf } from '@/lib/chat/schema'
import {
  type ArticlePassage,
  type DecisionPassage,
  isArticle,
  type Passage,
} from '@/lib/corpus/passage-schema'
import { quoteFinder } from '@/lib/korean-law/citations/quotation'

type Shown = Omit<PartOf<'passages'>['passages'][number], 'source'>
/** A source with what is quoted of it; `sentence` is null where none stands in the text. */
export type Quoted = {
  source: UnnumberedSource
  shown: Shown
  sentence: string | null
  /** How many quotes the passage has. */
  quotes: number
}

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

/** Quotes of a source that stand in its text. */
export const shownQuotes = ({ shown, sentence }: Quoted) =>
  shown.lines.length + (shown.lead ? 1 : 0) + (sentence ? 1 : 0)

/** What is quoted of a passage: nothing that does not stand in its text letter for letter; null where that is all. */
export const quotePassage = (passage: Passage): Quoted | null =>
  isArticle(passage) ? quoteArticle(passage) : quoteDecision(passage)
