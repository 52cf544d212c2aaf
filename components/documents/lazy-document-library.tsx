'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import type { DocumentsView } from './document-action'

/** Fetched when it is first looked at: most questions are asked without it. */
const DocumentLibrary = lazy(() =>
  import('./document-library').then((module) => ({ default: module.DocumentLibrary })),
)

export function LazyDocumentLibrary({
  view,
  onPage,
  visitor,
}: {
  view: DocumentsView
  /** Whether uploading is the next step of the page. */
  onPage: boolean
  /** Shown when the session has ended. */
  visitor: ReactNode
}) {
  const t = useTranslations('documents')
  return (
    <Suspense
      fallback={
        <p aria-busy="true" className="text-sm text-soft">
          {t('loading')}
        </p>
      }
    >
      <DocumentLibrary view={view} onPage={onPage} visitor={visitor} />
    </Suspense>
  )
}
