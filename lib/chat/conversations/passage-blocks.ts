import type { PartOf, Source } from '@/lib/chat/schema'
import { block, type ExportBlock, type ExportWords } from './export-block'
import { citeSource } from './source-line'

const named = (sources: readonly Source[], no: number) => sources.find((each) => each.no === no)

/** The answer in sentences of its sources, each under the source's name. */
export function shortBlocks(
  part: PartOf<'short'>,
  sources: readonly Source[],
  { chat }: ExportWords,
): ExportBlock[] {
  return [
    block('heading', chat('answer.short')),
    ...part.sentences.flatMap(({ source: no, text }) => {
      const source = named(sources, no)
      if (!source) return []
      const by = source.type === 'article' ? 'answer.byArticle' : 'answer.byDecision'
      return [
        block('paragraph', chat.markup(by, { ref: () => source.label })),
        block('quote', { text: `“${text}”`, korean: true }, ` [${no}]`),
      ]
    }),
  ]
}

/** What the sources of one kind say, letter for letter. */
export function passageBlocks(
  part: PartOf<'passages'>,
  sources: readonly Source[],
  { chat }: ExportWords,
): ExportBlock[] {
  const isArticle = part.type === 'article'
  return [
    block('heading', chat(isArticle ? 'answer.statutes' : 'answer.decisions')),
    ...part.passages.flatMap(({ source: no, lead, lines, cut }) => {
      const source = named(sources, no)
      if (!source) return []
      const note = cut ? ` (${chat(isArticle ? 'answer.cut' : 'answer.gistCut')})` : ''
      return [
        block(
          'paragraph',
          `[${no}] `,
          { text: citeSource(source), korean: true, strong: true },
          note,
        ),
        ...(lead ? [block('quote', { text: lead, korean: true })] : []),
        ...lines.map(({ mark, text }) =>
          block('quote', { text: mark ? `${mark} ${text}` : text, korean: true }),
        ),
      ]
    }),
  ]
}
