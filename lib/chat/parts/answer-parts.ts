import { z } from 'zod'
import {
  block,
  type ExportBlock,
  type ExportWords,
  type Run,
} from '@/lib/chat/conversations/export-block'
import { citationStates } from '@/lib/korean-law/constants'
import { confidenceLevel, roundedConfidence } from './confidence-level'
import { partKind } from './part-kind'
import { pagePath, sourceNo } from './source'

/** A run of an answer's text. */
const pieceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** [n]: what stands before it is taken from source n of this message. */
  z.object({ kind: z.literal('ref'), no: sourceNo }),
  /** A decision or an article named in the text, and what checking it has found. */
  z.object({
    kind: z.literal('citation'),
    text: z.string(),
    state: z.enum(citationStates),
    /** The page of what is meant; null when it is unknown or the corpus does not hold it. */
    href: pagePath.nullable(),
    /** What it should say, or what it may mean. */
    candidates: z.array(z.object({ label: z.string(), href: pagePath })).default([]),
  }),
  /** Words within the text that are said to be a source's; `verbatim` once checking has found them there. */
  z.object({
    kind: z.literal('quoted'),
    text: z.string(),
    source: sourceNo,
    verbatim: z.boolean(),
  }),
  /** A sentence that no source of this message supports. */
  z.object({ kind: z.literal('unsupported'), text: z.string() }),
])
export type Piece = z.infer<typeof pieceSchema>
export type CitationPiece = Extract<Piece, { kind: 'citation' }>

const blockSchema = z.object({
  form: z.enum(['paragraph', 'heading', 'item']),
  pieces: z.array(pieceSchema),
})
export type Block = z.infer<typeof blockSchema>

const isValid = ({ state }: CitationPiece) => state === 'verified' || state === 'in-force'

function pieceRuns(piece: Piece, { chat, address }: ExportWords): Run[] {
  switch (piece.kind) {
    case 'text':
      return [{ text: piece.text }]
    case 'ref':
      return [{ text: ` [${piece.no}]` }]
    case 'citation': {
      const state = chat(`message.citation.state.${piece.state}`)
      // Only a valid citation leads anywhere, as on the page.
      const link = isValid(piece) && piece.href ? { href: address(piece.href) } : {}
      return [{ text: piece.text, korean: true, ...link }, { text: ` (${state})` }]
    }
    case 'quoted':
      return [
        { text: `“${piece.text}”`, korean: true },
        ...(piece.verbatim ? [] : [{ text: ` (${chat('message.quote.notFound')})` }]),
      ]
    case 'unsupported':
      return [{ text: piece.text }, { text: ` (${chat('message.unsupported')})` }]
  }
}

/** What was wrong with citations, and what they should say. */
function findingBlocks(pieces: readonly Piece[], { chat, address }: ExportWords): ExportBlock[] {
  const doubtful = pieces.flatMap((piece) =>
    piece.kind === 'citation' && !isValid(piece) ? [piece] : [],
  )
  if (doubtful.length === 0) return []
  return [
    block('heading', chat('message.citation.findings')),
    ...doubtful.map(({ text, state, candidates }) =>
      block(
        'item',
        { text, korean: true },
        `: ${chat(`message.citation.explain.${state}`)}`,
        ...candidates.flatMap(({ label, href }): Run[] => [
          { text: ' ' },
          { text: label, korean: true, href: address(href) },
        ]),
      ),
    ),
  ]
}

/** What a model wrote, and what checking found in it. */
export const answerParts = {
  answer: partKind(
    z.object({
      kind: z.literal('answer'),
      blocks: z.array(blockSchema),
      /** More is on its way. */
      streaming: z.boolean().default(false),
    }),
    ({ blocks }, { words }) => [
      ...blocks.map(({ form, pieces }) =>
        block(form, ...pieces.flatMap((piece) => pieceRuns(piece, words))),
      ),
      ...findingBlocks(
        blocks.flatMap(({ pieces }) => pieces),
        words,
      ),
    ],
  ),
  /** Words of a source, letter for letter; `verbatim` is false when checking has not found them there. */
  quote: partKind(
    z.object({
      kind: z.literal('quote'),
      text: z.string(),
      source: sourceNo,
      verbatim: z.boolean(),
    }),
    ({ text, source: no, verbatim }, { sources, words }) => {
      const label = sources.find((each) => each.no === no)?.label ?? ''
      const state = words.chat(verbatim ? 'message.quote.verbatim' : 'message.quote.notFound')
      return [
        block(
          'quote',
          { text: `“${text}”`, korean: true },
          ` [${no}] `,
          { text: label, korean: true },
          ` (${state})`,
        ),
      ]
    },
  ),
  /**
   * Two statements about an answer: how many of its sentences about the law were found in its sources, and
   * how likely it is that these sources answer the question.
   */
  grounding: partKind(
    z.object({
      kind: z.literal('grounding'),
      share: z.number().min(0).max(1),
      sentences: z.number().int().nonnegative(),
      supported: z.number().int().nonnegative(),
      citations: z.number().int().nonnegative(),
      verified: z.number().int().nonnegative(),
      /** 0–1; null where nothing tells, and in messages stored before it was told. */
      confidence: z.number().min(0).max(1).nullable().default(null),
    }),
    ({ confidence, ...counted }, { words: { chat } }) => {
      const isWhole = counted.sentences === counted.supported
      const checked = chat(`message.grounding.${isWhole ? 'checked' : 'counted'}`, counted)
      if (confidence === null) return [block('note', checked)]
      const share = `${roundedConfidence(confidence)}%`
      const sure = chat(`message.grounding.confidence.${confidenceLevel(confidence)}`, { share })
      return [block('note', `${checked} ${sure}`)]
    },
  ),
}
