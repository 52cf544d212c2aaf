import { useTranslations } from 'next-intl'
import type { Piece } from '@/lib/chat/schema'

/** Words within an answer that are a source's own; those that checking has not found there say so. */
export function QuotedView({ piece }: { piece: Extract<Piece, { kind: 'quoted' }> }) {
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
