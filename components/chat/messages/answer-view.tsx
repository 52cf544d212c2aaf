import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SourceRef } from '@/components/chat/sources/source-ref'
import type { Block, PartOf, Piece, Source } from '@/lib/chat/schema'
import { CitationFindings, CitationView } from './citation-view'
import { QuotedView } from './quoted-view'

type Context = { messageId: string; sources: readonly Source[] }

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
export function AnswerView({ part, context }: { part: PartOf<'answer'>; context: Context }) {
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
