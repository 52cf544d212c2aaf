import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { Source } from '@/lib/chat/parts/source'

/** What makes a source something else than the law of today, or not the official text. */
export function SourceStatus({ source }: { source: Source }) {
  const t = useTranslations('chat.answer')
  const { state, isSummary, effectiveOn } = source
  return (
    <>
      {state === 'pending' ? (
        <Tag tone="warn">
          {t('pending')}
          {effectiveOn ? ` ${effectiveOn}` : ''}
        </Tag>
      ) : null}
      {state === 'repealed' ? <Tag tone="danger">{t('repealed')}</Tag> : null}
      {isSummary ? <Tag>{t('summary')}</Tag> : null}
    </>
  )
}
