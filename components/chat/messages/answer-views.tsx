import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SourceRef } from '@/components/chat/sources/source-ref'
import { StaticIcon } from '@/components/ui/static-icon'
import type { Block, Piece } from '@/lib/chat/parts/answer-parts'
import { confidenceLevel, roundedConfidence } from '@/lib/chat/parts/confidence-level'
import { CitationFindings, CitationView } from './citation-view'
import type { PartProps } from './part-view'

type Context = Pick<PartProps<'answer'>, 'messageId' | 'sources'>

/** Words within an answer that are a source's own; those that checking has not found there say so. */
function QuotedView({ piece }: { piece: Extract<Piece, { kind: 'quoted' }> }) {
  const t = useTranslations('chat.message.quote')
  const quote = (
    <q lang="ko" className="before:content-['“'] after:content-['”']">
      {piece.text}
    </q>
  )
  if (piece.verbatim) return quote
  return (
    <>
      <span className="underline decoration-warn decoration-dotted decoration-2 underline-offset-4">
        {quote}
      </span>{' '}
      <span className="text-sm font-medium text-warn">({t('notFound')})</span>
    </>
  )
}

function PieceView({ piece, context }: { piece: Piece; context: Context }) {
  const t = useTranslations('chat.message')
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'ref': {
      const label = context.sources.find(({ no }) => no === piece.no)?.label ?? ''
      return <SourceRef messageId={context.messageId} no={piece.no} label={label} />
    }
    case 'citation':
      return <CitationView citation={piece} />
    case 'quoted':
      return <QuotedView piece={piece} />
    case 'unsupported':
      return (
        <>
          <span className="underline decoration-warn decoration-dotted decoration-2 underline-offset-4">
            {piece.text}
          </span>{' '}
          <span className="text-sm font-medium text-warn">({t('unsupported')})</span>
        </>
      )
  }
}

function Pieces({ block, context }: { block: Block; context: Context }) {
  return block.pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only ever added at the end
    <PieceView key={index} piece={piece} context={context} />
  ))
}

/** Items that follow one another are one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.form === 'item' && last?.[0]?.form === 'item') last.push(block)
    else groups.push([block])
  }
  return groups
}

function Group({ blocks, context }: { blocks: Block[]; context: Context }): ReactNode {
  const [first] = blocks
  if (!first) return null
  if (first.form === 'item') {
    return (
      <ul>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end
          <li key={index}>
            <Pieces block={block} context={context} />
          </li>
        ))}
      </ul>
    )
  }
  const pieces = <Pieces block={first} context={context} />
  return first.form === 'heading' ? <h4>{pieces}</h4> : <p>{pieces}</p>
}

/** The text of an answer with its marks, and what checking has found in it. */
function AnswerView({ part, messageId, sources }: PartProps<'answer'>) {
  const context = { messageId, sources }
  const t = useTranslations('chat.message')
  const citations = part.blocks.flatMap(({ pieces }) =>
    pieces.filter((piece) => piece.kind === 'citation'),
  )
  return (
    <>
      <div className="prose" aria-busy={part.streaming || undefined}>
        {grouped(part.blocks).map((blocks, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
          <Group key={index} blocks={blocks} context={context} />
        ))}
        {part.streaming ? (
          <p className="text-sm text-soft">
            <span
              className="mr-2 inline-block h-4 w-2 translate-y-0.5 bg-seal motion-safe:animate-pulse"
              aria-hidden="true"
            />
            {t('streaming')}
          </p>
        ) : null}
      </div>
      {part.streaming ? null : <CitationFindings citations={citations} />}
    </>
  )
}

/** Words of a source, and whether they stand there letter for letter. */
function QuoteView({ part, sources }: PartProps<'quote'>) {
  const t = useTranslations('chat.message.quote')
  const source = sources.find(({ no }) => no === part.source)
  return (
    <figure
      className={`max-w-[42em] border-l-2 pl-4 ${part.verbatim ? 'border-good' : 'border-warn'}`}
    >
      <blockquote lang="ko">
        <p>“{part.text}”</p>
      </blockquote>
      <figcaption className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
        {source ? (
          <span>
            [{part.source}] <span lang="ko">{source.label}</span>
          </span>
        ) : null}
        <span
          className={`inline-flex items-center gap-1 font-medium ${part.verbatim ? 'text-good' : 'text-warn'}`}
        >
          <StaticIcon name={part.verbatim ? 'check' : 'triangleAlert'} size={14} />
          {t(part.verbatim ? 'verbatim' : 'notFound')}
        </span>
      </figcaption>
    </figure>
  )
}

/** What was compared with the sources, and how sure it is that these answer the question. */
function GroundingView({ part }: PartProps<'grounding'>) {
  const t = useTranslations('chat.message.grounding')
  const format = useFormatter()
  const { confidence, sentences, supported, citations, verified } = part
  const isWhole = sentences === supported
  return (
    <div className="max-w-[42em] text-sm">
      <p className="flex items-start gap-2">
        <StaticIcon
          name={isWhole ? 'check' : 'triangleAlert'}
          size={16}
          className={`mt-1 shrink-0 ${isWhole ? 'text-good' : 'text-warn'}`}
        />
        {t(isWhole ? 'checked' : 'counted', { sentences, supported, citations, verified })}
      </p>
      {confidence === null ? null : (
        <p className={confidenceLevel(confidence) === 'low' ? 'text-warn' : 'text-soft'}>
          {t(`confidence.${confidenceLevel(confidence)}`, {
            share: format.number(roundedConfidence(confidence) / 100, { style: 'percent' }),
          })}
        </p>
      )}
    </div>
  )
}

export const answerViews = { answer: AnswerView, quote: QuoteView, grounding: GroundingView }
