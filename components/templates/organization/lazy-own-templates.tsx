'use client'

import { Suspense } from 'react'
import { useSessionHint } from '@/components/layout/session/session-hint'
import { lazyComponent } from '@/components/ui/lazy-component'

const OwnTemplates = lazyComponent(() =>
  import('./own-templates').then((module) => module.OwnTemplates),
)

/** Fetched after the page, for those alone who may be signed in: the page itself is the same for everybody. */
export function LazyOwnTemplates() {
  if (!useSessionHint()) return null
  return (
    <Suspense fallback={null}>
      <OwnTemplates />
    </Suspense>
  )
}
