import { Check, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { PartOf, Source } from '@/lib/chat/schema'

/** Words of a source, and whether they stand there letter for letter. */
export function QuoteView({
  part,
  sources,
}: {
  part: PartOf<'quote'>
  sources: readonly Source[]
}) {
  const t = useTranslations('chat.message.quote')
  const source = sources.find(({ no }) => no === part.source)
  const Icon = part.verbatim ? Check : TriangleAlert
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
          <Icon size={14} aria-hidden="true" />
          {t(part.verbatim ? 'verbatim' : 'notFound')}
        </span>
      </figcaption>
    </figure>
  )
}
