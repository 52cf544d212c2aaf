'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { usePathname } from '@/lib/i18n/navigation'
import { tellPageError } from './activity-error'
import { ErrorView } from './error-view'

/** What stands in a page's place when it failed; "try again" asks the server anew. */
export function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  const router = useRouter()
  const path = usePathname()
  useEffect(() => {
    // What has a digest failed on the server, which has counted it.
    if (!error.digest) tellPageError(path, 'page')
  }, [error, path])
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <ErrorView onRetry={retry} />
}
