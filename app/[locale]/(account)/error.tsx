'use client'

import { useEffect } from 'react'
import { tellPageError } from '@/components/layout/activity-error'
import { ErrorView } from '@/components/layout/error-view'
import { usePathname } from '@/lib/i18n/navigation'

type Props = { error: Error & { digest?: string }; reset: () => void }

export default function AccountError({ error, reset }: Props) {
  const path = usePathname()
  useEffect(() => {
    // What has a digest failed on the server, which has counted it.
    if (!error.digest) tellPageError(path, 'page')
  }, [error, path])
  return <ErrorView onRetry={reset} />
}
