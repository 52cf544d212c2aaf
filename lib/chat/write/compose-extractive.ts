import {
  articleLines,
  articleSource,
  decisionSource,
  headnotes,
  type UnnumberedSource,
} from '@/lib/chat/retrieve/cited-source'
import type { Part, PartOf } from '@/lib/chat/schema'
import type { GroundedAnswer, Material } from '@/lib/corpus/answer'
import type { AnswerArticle, AnswerDecision } from '@/lib/corpus/answer-sources'
import { quoteFinder } from '@/lib/korean-law/citations/quotation'
import { followUpsTo } from './follow-ups'
import { nextPart } from './next-steps'

type Shown = Omit<PartOf<'passages'>['passages'][number], 'source'>
/** A source with what is quoted of it; `sentence` is null where none stands in the text. */
type Quoted = { source: UnnumberedSource; shown: Shown; sentence: string | null; said: number }

export type Extractive = {
  parts: Part[]
  grounding: Omit<PartOf<'grounding'>, 'kind'>
  /** Quotes that do not stand in their texts, and are not shown. */
  dropped: number
}

const articlesSaid = 2
const decisionsSaid = 1

function quoteArticle(chosen: AnswerArticle, { articles }: Material): Quoted | null {
  const detail = articles.find((each) => each.detail.article.articleId === chosen.articleId)?.detail
  if (!detail) return null
  const text = articleLines(detail.article.body)
  const stands = quoteFinder(text.map((line) => `${line.mark} ${line.text}`).join('\n'))
  const standsBare = quoteFinder(text.map((line) => line.text).join('\n'))
  const lines = chosen.passage.lines.filter((line) => standsBare(line.text))
  const said = chosen.passage.lines.length + 1
  if (lines.length === 0) return null
  const holds = stands(chosen.sentence) || standsBare(chosen.sentence)
  return {
    source: articleSource(detail, lines.map((line) => line.text).join('\n')),
    shown: { lead: null, lines, cut: chosen.passage.cut || lines.length < said - 1 },
    sentence: holds ? chosen.sentence : null,
    said,
  }
}

function quoteDecision(chosen: AnswerDecision, { decisions }: Material): Quoted | null {
  const detail = decisions.find((each) => each.detail.serial === chosen.serial)?.detail
  if (!detail) return null
  const stands = quoteFinder(`${headnotes(detail)}\n${detail.body}`)
  const { issue, gist, cut } = chosen.passage
  // What was asked says little without what was held: a decision with issues alone shows them as its text.
  const [lead, text] = gist ? [issue, gist] : ['', issue]
  if (!text || !stands(text)) return null
  return {
    source: decisionSource(detail, text),
    shown: { lead: lead && stands(lead) ? lead : null, lines: [{ mark: '', text }], cut },
    sentence: stands(chosen.sentence) ? chosen.sentence : null,
    said: lead ? 3 : 2,
  }
}

const kept = ({ shown, sentence }: Quoted) =>
  shown.lines.length + (shown.lead ? 1 : 0) + (sentence ? 1 : 0)

/**
 * The answer in the words of its sources alone. Every quote is looked for in the text once more before it is
 * shown: what does not stand there is left out, and a source of which nothing is left is none. The parts
 * hold no words of the interface, so that one conversation reads in every language.
 * @param notice `fallback` where a model was to write the answer
 */
export function composeExtractive(
  answer: GroundedAnswer,
  material: Material,
  notice: 'extractive' | 'fallback',
): Extractive | null {
  const articles = answer.statutes.map((each) => quoteArticle(each, material))
  const decisions = answer.decisions.map((each) => quoteDecision(each, material))
  const quoted = [...articles, ...decisions].flatMap((each) => each ?? [])
  if (quoted.length === 0) return null
  const numbered = quoted.map((each, at) => ({ ...each, no: at + 1 }))
  const ofType = (type: UnnumberedSource['type']) =>
    numbered.filter(({ source }) => source.type === type)
  const short = [
    ...ofType('article').slice(0, articlesSaid),
    ...ofType('case').slice(0, decisionsSaid),
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
  const lost =
    articles.filter((each) => each === null).length +
    decisions.filter((each) => each === null).length
  return {
    grounding,
    dropped: lost + quoted.reduce((sum, each) => sum + each.said - kept(each), 0),
    parts: [
      { kind: 'notice', notice },
      ...(notice === 'fallback' ? ([{ kind: 'notice', notice: 'extractive' }] as const) : []),
      ...(short.length > 0 ? [{ kind: 'short' as const, sentences: short }] : []),
      ...passages('article'),
      ...passages('case'),
      ...followUpsTo(sources, material),
      nextPart(sources, material),
      { kind: 'grounding', ...grounding },
      { kind: 'sources', sources },
      { kind: 'notice', notice: 'disclaimer' },
    ],
  }
}
