'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { routing } from '@/lib/i18n/routing'
import { log } from '@/lib/log'

/** Asks the server anew: what failed there is not mended by drawing it again. */
const reload = () => window.location.reload()

/** Tells the server that a page failed in this browser: where, without the text of the error. */
function reportPageError(path: string): void {
  log.error('page.failed', { path })
  navigator.sendBeacon?.('/api/activity/errors', JSON.stringify({ path, code: 'page' }))
}

/** What a page shows when it failed unexpectedly. Its link home asks the server again, too. */
function ErrorView({ home, onRetry }: { home: string; onRetry: () => void }) {
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

/** What stands in a page's place when it failed. In the first load of every page, so it holds little. */
export function PageError({ error }: { error: Error & { digest?: string } }) {
  const locale = useLocale()
  const prefix = locale === routing.defaultLocale ? '' : `/${locale}`
  useEffect(() => {
    // What has a digest failed on the server, which has counted it.
    if (error.digest) return
    reportPageError(window.location.pathname.slice(prefix.length) || '/')
  }, [error, prefix])
  return <ErrorView home={prefix || '/'} onRetry={reload} />
}
