'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'

/** What a page shows when it failed in a way nobody expected. Its way home asks the server anew, too. */
export function ErrorView({ home, onRetry }: { home: string; onRetry: () => void }) {
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
        <a href={home} className={buttonClass()}>
          {t('home')}
        </a>
      </p>
    </div>
  )
}
