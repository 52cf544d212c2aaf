import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { Source } from '@/lib/chat/schema'
import { Link } from '@/lib/i18n/navigation'
import { sourceId } from './source-id'

/** What an answer stands on, under the numbers that its text uses. */
export function SourceList({
  messageId,
  sources,
}: {
  messageId: string
  sources: readonly Source[]
}) {
  const t = useTranslations('chat.message')
  return (
    <div className="max-w-[42em]">
      <h4 className="text-sm font-bold">{t('sources', { count: sources.length })}</h4>
      <ol className="mt-1 border-t border-line text-sm">
        {sources.map(({ no, type, label, title, href, isSummary }) => (
          <li
            key={no}
            id={sourceId(messageId, no)}
            className="flex gap-3 border-b border-line py-2 target:bg-mark"
          >
            <span className="w-7 shrink-0 text-right font-semibold text-soft">[{no}]</span>
            <span className="min-w-0">
              <Link href={href} className="link font-medium" lang="ko" prefetch={false}>
                {label}
              </Link>
              {title ? (
                <span className="ml-2" lang="ko">
                  {title}
                </span>
              ) : null}{' '}
              <span className="ml-1 text-soft">{t(`sourceType.${type}`)}</span>
              {isSummary ? (
                <>
                  {' '}
                  <Tag>{t('summary')}</Tag>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
