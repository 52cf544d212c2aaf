'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { DocumentsView } from './documents-panel'

/** Fetched when it is first looked at: most questions are asked without it. */
const DocumentsRoom = lazy(() =>
  import('./documents-room').then((module) => ({ default: module.DocumentsRoom })),
)

export function DocumentsDoor({ view, visitor }: { view: DocumentsView; visitor: ReactNode }) {
  const t = useTranslations('documents')
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton lines={4} />
        </div>
      }
    >
      <DocumentsRoom view={view} visitor={visitor} />
    </Suspense>
  )
}
