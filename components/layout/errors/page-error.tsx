'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { routing } from '@/lib/i18n/routing'
import { log } from '@/lib/log'
import { ErrorView } from './error-view'

/** Asks the server anew: what failed there is not mended by drawing it again. */
const reload = () => window.location.reload()

/** Tells the server that a page failed in this browser: where, without the text of the error. */
function reportPageError(path: string): void {
  log.error('page.failed', { path })
  navigator.sendBeacon?.('/api/activity/errors', JSON.stringify({ path, code: 'page' }))
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
