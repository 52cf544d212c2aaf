'use client'

import { ErrorView } from '@/components/layout/error-view'

export default function LocaleError({ reset }: { reset: () => void }) {
  return <ErrorView onRetry={reset} />
}
