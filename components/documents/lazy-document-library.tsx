'use client'

import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'

/** Fetched when it is first looked at: most questions are asked without it. */
const DocumentLibrary = lazy(() =>
  import('./document-library').then((module) => ({ default: module.DocumentLibrary })),
)

/** `loading` comes from the server, so that the page needs no words for it in the browser. */
export function LazyDocumentLibrary({
  loading,
  ...props
}: ComponentProps<typeof DocumentLibrary> & { loading: ReactNode }) {
  return (
    <Suspense fallback={loading}>
      <DocumentLibrary {...props} />
    </Suspense>
  )
}
