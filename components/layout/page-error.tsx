'use client'

import { useEffect } from 'react'
import { usePathname } from '@/lib/i18n/navigation'
import { tellPageError } from './activity-error'
import { ErrorView } from './error-view'

/** Asks the server anew: what failed there is not mended by drawing it again. */
const reload = () => window.location.reload()

/** What stands in a page's place when it failed. In the first load of every page, so it holds little. */
export function PageError({ error }: { error: Error & { digest?: string } }) {
  const path = usePathname()
  useEffect(() => {
    // What has a digest failed on the server, which has counted it.
    if (!error.digest) tellPageError(path, 'page')
  }, [error, path])
  return <ErrorView onRetry={reload} />
}
