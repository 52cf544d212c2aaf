import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Source } from '@/lib/chat/parts/source'
import { SourceLines } from './source-lines'
import type { SourceState } from './use-source'

/** What opening a source came to: its text, or why there is none. */
export function SourceBody({
  source,
  opened,
  current,
  onRetry,
}: {
  source: Source
  opened: SourceState
  current: number
  onRetry: () => void
}) {
  const t = useTranslations('chatSource')
  if (opened.state === 'loading') {
    return (
      <div className="mt-6">
        <p role="status" className="text-sm text-soft">
          {t('loading')}
        </p>
        <Skeleton lines={6} className="mt-3" />
      </div>
    )
  }
  if (opened.state === 'failed') {
    return (
      <div className="mt-6">
        <ErrorState
          title={t('failed')}
          action={
            <button type="button" className={buttonClass()} onClick={onRetry}>
              {t('retry')}
            </button>
          }
        >
          {t('failedText')}
        </ErrorState>
      </div>
    )
  }
  if (opened.state === 'missing') {
    return (
      <div className="mt-6">
        <EmptyState title={t('missing')}>{t('missingText')}</EmptyState>
      </div>
    )
  }
  return (
    <div className="mt-5">
      {source.passage !== '' && opened.count === 0 ? (
        <div className="mb-5">
          <Notice tone="warn">{t('unmarked')}</Notice>
        </div>
      ) : null}
      <SourceLines text={opened.text} parts={opened.parts} current={current} />
    </div>
  )
}
