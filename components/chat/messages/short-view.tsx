import { useTranslations } from 'next-intl'
import { SourceLink } from '@/components/chat/sources/source-link'
import { SourceRef } from '@/components/chat/sources/source-ref'
import { Tag } from '@/components/ui/tag'
import type { PartOf, Source } from '@/lib/chat/schema'

/** The answer in a few sentences of its sources, letter for letter. */
export function ShortView({
  part,
  messageId,
  sources,
}: {
  part: PartOf<'short'>
  messageId: string
  sources: readonly Source[]
}) {
  const t = useTranslations('chat.answer')
  return (
    <section className="max-w-[42em] space-y-3.5" aria-labelledby={`${messageId}-short`}>
      <h4 id={`${messageId}-short`} className="text-lg font-bold">
        {t('short')}
      </h4>
      {part.sentences.map(({ source: no, text }) => {
        const source = sources.find((each) => each.no === no)
        return source ? (
          <div key={`${no} ${text}`}>
            <p className="text-sm text-soft">
              {t.rich(source.type === 'article' ? 'byArticle' : 'byDecision', {
                ref: () => <SourceLink source={source} className="font-semibold text-ink" />,
              })}{' '}
              {source.isSummary ? <Tag>{t('summary')}</Tag> : null}
            </p>
            <p className="mt-0.5">
              <q lang="ko" className="font-medium before:content-['“'] after:content-['”']">
                {text}
              </q>
              <SourceRef messageId={messageId} no={no} label={source.label} />
            </p>
          </div>
        ) : null
      })}
    </section>
  )
}
