import { sourceOf } from '@/lib/chat/retrieve/cited-source'
import type { Part, PartOf } from '@/lib/chat/schema'
import { isArticle, type Passages } from '@/lib/corpus/passage-schema'
import { followUpsTo } from './follow-ups'
import { nextPart } from './next-steps'
import { type Quoted, quotePassage, shownQuotes } from './quote-passage'

type Numbered = Quoted & { no: number; place: number }

export type Extractive = {
  parts: Part[]
  grounding: Omit<PartOf<'grounding'>, 'kind'>
  /** Quotes that do not stand in their texts, and are not shown. */
  dropped: number
}

/** Of a question that asks one thing; each of several is answered by one article, so that a screen holds it. */
const articlesInShort = { alone: 2, amongSeveral: 1 } as const
const decisionsInShort = 1

const isArticleSource = ({ source }: Numbered) => source.type === 'article'

/** The answer in a few sentences and the texts that it rests on: articles, then decisions. */
function sectionOf(numbered: readonly Numbered[], articles: number) {
  const ofType = {
    article: numbered.filter(isArticleSource),
    case: numbered.filter((each) => !isArticleSource(each)),
  }
  const short = [
    ...ofType.article.slice(0, articles),
    ...ofType.case.slice(0, decisionsInShort),
  ].flatMap(({ no, sentence, shown }) =>
    sentence ? [{ source: no, text: sentence, explanation: shown.explanation }] : [],
  )
  const explained = new Set(short.flatMap(({ source, explanation }) => (explanation ? source : [])))
  const passages = (type: 'article' | 'case'): Part[] => {
    const shown = ofType[type].map(({ no, shown: quoted }) => ({
      source: no,
      ...quoted,
      // Once is enough.
      explanation: explained.has(no) ? null : quoted.explanation,
    }))
    return shown.length > 0 ? [{ kind: 'passages', type, passages: shown }] : []
  }
  const parts: Part[] = [
    ...(short.length > 0 ? [{ kind: 'short' as const, sentences: short }] : []),
    ...passages('article'),
    ...passages('case'),
  ]
  return { parts, sentences: short.length }
}

/** One section, or one under each of the things that the question asks; a source stands in the first that it answers. */
function sectionsOf(numbered: readonly Numbered[], { issues }: Passages) {
  if (issues.length === 0) return [sectionOf(numbered, articlesInShort.alone)]
  const used = new Set<number>()
  return issues.flatMap(({ question, passages }) => {
    const own = numbered.filter(({ place }) => passages.includes(place) && !used.has(place))
    for (const { place } of own) used.add(place)
    if (own.length === 0) return []
    const { parts, sentences } = sectionOf(own, articlesInShort.amongSeveral)
    return [{ parts: [{ kind: 'issue' as const, text: question }, ...parts], sentences }]
  })
}

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
  const others = found.passages.filter(isArticle).filter(({ also }) => also)
  const leading = found.passages.flatMap((passage, place) =>
    passage.leading ? [{ passage, place }] : [],
  )
  const quoted = leading.flatMap(({ passage, place }) => {
    const quotes = quotePassage(passage)
    return quotes ? [{ ...quotes, place }] : []
  })
  if (quoted.length === 0) return null
  const numbered = quoted.map((each, at) => ({ ...each, no: after + at + 1 }))
  const sections = sectionsOf(numbered, found)
  const also = others.map((article, at) => ({
    no: after + numbered.length + at + 1,
    ...sourceOf(article, article.sentence),
  }))
  const sources = [...numbered.map(({ no, source }) => ({ no, ...source })), ...also]
  const sentences =
    numbered.reduce((sum, { shown }) => sum + shown.lines.length, 0) +
    sections.reduce((sum, section) => sum + section.sentences, 0)
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
      ...sections.flatMap(({ parts }) => parts),
      ...(also.length > 0 ? [{ kind: 'also' as const, sources: also.map(({ no }) => no) }] : []),
      ...followUpsTo(sources, found),
      nextPart(sources, found),
      { kind: 'grounding', ...grounding },
      { kind: 'sources', sources },
      { kind: 'notice', notice: 'disclaimer' },
    ],
  }
}
