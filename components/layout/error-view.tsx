'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/** What a page shows when it failed in a way nobody expected. */
export function ErrorView({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('errors')
  return (
    <div className="page py-16">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mt-2 text-soft" role="alert">
        {t('code.unknown')}
      </p>
      <p className="mt-6 flex gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          {t('retry')}
        </button>
        <Link href="/" className={buttonClass()}>
          {t('home')}
        </Link>
      </p>
    </div>
  )
}
