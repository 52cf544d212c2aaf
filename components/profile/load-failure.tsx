import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import { getPathname } from '@/lib/i18n/navigation'

/** In the place of what could not be read; the rest of the page stays. */
export function LoadFailure() {
  const t = useTranslations('settings.readFailure')
  const locale = useLocale()
  return (
    <ErrorState
      title={t('title')}
      action={
        <a href={getPathname({ locale, href: '/settings' })} className={buttonClass()}>
          {t('retry')}
        </a>
      }
    >
      {t('text')}
    </ErrorState>
  )
}
