import { useTranslations } from 'next-intl'
import type { Source } from '@/lib/chat/parts/source'
import { sourceId } from './source-id'
import { SourceLink } from './source-link'
import { SourceStatus } from './source-status'

/** What an answer stands on, under the numbers that its text uses. */
export function SourceList({
  messageId,
  sources,
}: {
  messageId: string
  sources: readonly Source[]
}) {
  const t = useTranslations('chat.message')
  const pages = useTranslations('chat.documents')
  return (
    <div className="max-w-[42em]">
      <h4 className="text-sm font-bold">{t('sources', { count: sources.length })}</h4>
      <ol className="mt-1 border-t border-line text-sm">
        {sources.map((source) => (
          <li
            key={source.no}
            id={sourceId(messageId, source.no)}
            className="flex gap-3 border-b border-line py-2 target:bg-mark"
          >
            <span className="w-7 shrink-0 text-right font-semibold text-soft">[{source.no}]</span>
            <span className="min-w-0">
              <SourceLink source={source} className="link font-medium" />
              {source.title ? (
                <span className="ml-2" lang="ko">
                  {source.title}
                </span>
              ) : null}
              {source.page === null ? null : (
                <span className="ml-2 text-soft">{pages('page', { page: source.page })}</span>
              )}{' '}
              <span className="ml-1 text-soft">{t(`sourceType.${source.type}`)}</span>
              <span className="ml-2 inline-flex gap-1">
                <SourceStatus source={source} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
