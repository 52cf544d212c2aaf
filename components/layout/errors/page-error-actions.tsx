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

/** What somebody can do about a page that failed, and what the server is told of it. */
export function PageErrorActions({ error }: { error: Error & { digest?: string } }) {
  const t = useTranslations('errors')
  const locale = useLocale()
  const prefix = locale === routing.defaultLocale ? '' : `/${locale}`
  useEffect(() => {
    // What has a digest failed on the server, which has counted it.
    if (error.digest) return
    reportPageError(window.location.pathname.slice(prefix.length) || '/')
  }, [error, prefix])
  return (
    <p className="mt-6 flex gap-3">
      <button type="button" className={buttonClass('primary')} onClick={reload}>
        {t('retry')}
      </button>
      {/* Asks the server again, too. */}
      <a href={prefix || '/'} className={buttonClass()}>
        {t('home')}
      </a>
    </p>
  )
}
