import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/lib/i18n/navigation'

/** Shown where a list should be when the database did not answer; the rest of the page stays. */
export function LoadFailure({ retry }: { retry: string }) {
  const t = useTranslations('adminUsers.list')
  return (
    <div className="mt-4">
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
    </div>
  )
}
