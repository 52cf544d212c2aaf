import { z } from 'zod'
import { block } from '@/lib/chat/conversations/export-block'
import { citeSource } from '@/lib/chat/conversations/source-line'
import { partKind } from './part-kind'
import { sourceNo } from './source'

/** What stands in the asker's own documents, apart from what the law says. */
export const documentParts = {
  /** Words of documents, letter for letter; none where nothing of them speaks of the question. */
  documents: partKind(
    z.object({
      kind: z.literal('documents'),
      /** Documents that were looked at, and those whose index is being made again. */
      searched: z.number().int().nonnegative(),
      missing: z.number().int().nonnegative(),
      passages: z.array(
        z.object({ source: sourceNo, lines: z.array(z.string()), cut: z.boolean() }),
      ),
    }),
    ({ searched, passages }, { sources, words: { chat } }) => [
      block('heading', chat('documents.title')),
      ...(passages.length === 0
        ? [block('paragraph', chat('documents.none', { count: searched }))]
        : []),
      ...passages.flatMap((passage) => {
        const source = sources.find(({ no }) => no === passage.source)
        if (!source) return []
        const page =
          source.page === null ? '' : `, ${chat('documents.page', { page: source.page })}`
        return [
          block('paragraph', `[${source.no}] `, { text: citeSource(source), strong: true }, page),
          ...passage.lines.map((text) => block('quote', text)),
        ]
      }),
    ],
  ),
  /** Where a document and the law speak of the same: by the words of the question, or because it names the article. */
  pairs: partKind(
    z.object({
      kind: z.literal('pairs'),
      pairs: z.array(
        z.object({
          document: sourceNo,
          law: sourceNo,
          /** Korean words of the question that both have. */
          words: z.array(z.string()),
          /** The document names the article. */
          names: z.boolean(),
        }),
      ),
    }),
    ({ pairs }, { sources, words: { chat } }) => {
      const cite = (no: number) => {
        const source = sources.find((each) => each.no === no)
        return source ? citeSource(source) : ''
      }
      return [
        block('heading', chat('documents.pairs')),
        ...pairs.map(({ document, law, words }) =>
          block(
            'item',
            `[${document}] ${cite(document)} ↔ [${law}] `,
            { text: cite(law), korean: true },
            words.length > 0 ? ` (${words.join(' · ')})` : '',
          ),
        ),
      ]
    },
  ),
}
