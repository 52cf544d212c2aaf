import { z } from 'zod'
import { block } from '@/lib/chat/conversations/export-block'
import { citeSource } from '@/lib/chat/conversations/source-line'
import { explanationTextsSchema } from '@/lib/corpus/explanation-schema'
import { partKind } from './part-kind'
import { type Source, sourceNo } from './source'

const lines = z.array(z.object({ mark: z.string(), text: z.string() }))
const numbered = (sources: readonly Source[], no: number) => sources.find((each) => each.no === no)

/** An answer in the words of its sources alone. */
export const passageParts = {
  /** Sources that may be what is meant instead, by number; their text is not quoted. */
  also: partKind(
    z.object({ kind: z.literal('also'), sources: z.array(sourceNo) }),
    (part, { sources, words: { chat } }) => [
      block('heading', chat('message.also.title')),
      block('paragraph', chat('message.also.text')),
      ...part.sources.flatMap((no) => {
        const source = numbered(sources, no)
        return source ? [block('item', { text: citeSource(source), korean: true }, ` [${no}]`)] : []
      }),
    ],
  ),
  /** One of several things that were asked, as typed: what follows, up to the next, answers it. */
  issue: partKind(z.object({ kind: z.literal('issue'), text: z.string() }), ({ text }) => [
    block('heading', text),
  ]),
  /** The answer in a few sentences of the sources, letter for letter. */
  short: partKind(
    z.object({
      kind: z.literal('short'),
      sentences: z.array(
        z.object({
          source: sourceNo,
          text: z.string(),
          /** What an article means, in our own words, before its own. */
          explanation: explanationTextsSchema.nullable().default(null),
        }),
      ),
    }),
    ({ sentences }, { sources, words: { chat, locale } }) => [
      block('heading', chat('answer.short')),
      ...sentences.flatMap(({ source: no, text, explanation }) => {
        const source = numbered(sources, no)
        if (!source) return []
        const by = source.type === 'article' ? 'answer.byArticle' : 'answer.byDecision'
        return [
          block('paragraph', chat.markup(by, { ref: () => source.label })),
          ...(explanation
            ? [block('paragraph', `${chat('answer.explained')}: ${explanation[locale]}`)]
            : []),
          block('quote', { text: `“${text}”`, korean: true }, ` [${no}]`),
        ]
      }),
    ],
  ),
  /** What the sources say, letter for letter; `lead` is the issue that a gist answers. `cut`: not all of it. */
  passages: partKind(
    z.object({
      kind: z.literal('passages'),
      type: z.enum(['article', 'case']),
      passages: z.array(
        z.object({
          source: sourceNo,
          lead: z.string().nullable(),
          lines,
          cut: z.boolean(),
          /** What an article means, in our own words, beside its own. */
          explanation: explanationTextsSchema.nullable().default(null),
        }),
      ),
    }),
    ({ type, passages }, { sources, words: { chat, locale } }) => {
      const isArticle = type === 'article'
      return [
        block('heading', chat(isArticle ? 'answer.statutes' : 'answer.decisions')),
        ...passages.flatMap((passage) => {
          const source = numbered(sources, passage.source)
          if (!source) return []
          const cut = passage.cut ? ` (${chat(isArticle ? 'answer.cut' : 'answer.gistCut')})` : ''
          const citation = { text: citeSource(source), korean: true, strong: true } as const
          return [
            block('paragraph', `[${source.no}] `, citation, cut),
            ...(passage.explanation
              ? [block('paragraph', `${chat('answer.explained')}: ${passage.explanation[locale]}`)]
              : []),
            ...(passage.lead ? [block('quote', { text: passage.lead, korean: true })] : []),
            ...passage.lines.map(({ mark, text }) =>
              block('quote', { text: mark ? `${mark} ${text}` : text, korean: true }),
            ),
          ]
        }),
      ]
    },
  ),
}
