import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/lib/i18n/navigation'

/** Shown where something should be that the database did not answer; the rest of the page stays. */
export function ReadFailure({ retry }: { retry: string }) {
  const t = useTranslations('adminBilling.read')
  return (
    <ErrorState
      title={t('failed')}
      action={
        <Link href={retry} className={buttonClass()}>
          {t('retry')}
        </Link>
      }
    >
      {t('failedText')}
    </ErrorState>
  )
}
