import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

export function NotFoundView() {
  const t = useTranslations('errors')
  const header = useTranslations('header')
  return (
    <div className="page py-16">
      <p className="text-sm font-bold text-seal">404</p>
      <h1 className="mt-1 text-2xl font-bold">{t('notFoundTitle')}</h1>
      <p className="mt-2 text-soft">{t('notFoundText')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href="/case-search" className={buttonClass('primary')}>
          {header('search')}
        </Link>
        <Link href="/" className={buttonClass()}>
          {t('home')}
        </Link>
      </p>
    </div>
  )
}
