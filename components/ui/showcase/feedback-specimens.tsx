import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { Link } from '@/lib/i18n/navigation'
import { Section, Specimen } from './specimen'

export function FeedbackSpecimens() {
  const t = useTranslations('ui')
  return (
    <Section id="feedback" title={t('section.feedback')}>
      <Specimen name="Notice: plain, good, warn, error" wide>
        <div className="space-y-3">
          <Notice>{t('notice.plain')}</Notice>
          <Notice tone="good" title={t('notice.goodTitle')}>
            {t('notice.good')}
          </Notice>
          <Notice tone="warn">{t('notice.warn')}</Notice>
          <Notice tone="error" title={t('notice.errorTitle')}>
            {t('notice.error')}
          </Notice>
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          title={t('empty.title')}
          action={
            <Link href="/case-search" className={buttonClass('primary')}>
              {t('empty.action')}
            </Link>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          title={t('error.title')}
          action={
            <button type="button" className={buttonClass()}>
              {t('error.retry')}
            </button>
          }
        >
          {t('error.text')}
        </ErrorState>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label={t('loading')} />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton lines={3} />
      </Specimen>
      <Specimen name="ProgressBar">
        <ProgressBar label={t('progress.label')} value={34} max={120} text={t('progress.value')} />
      </Specimen>
      <Specimen name="ProgressBar: no value">
        <ProgressBar label={t('progress.unknown')} />
      </Specimen>
      <Specimen name="FullScreenSpinner">
        <Link href="/dev/components?spinner=1" className="link text-sm">
          {t('session')}
        </Link>
      </Specimen>
    </Section>
  )
}
