'use client'

import { Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'

const Retry = lazyComponent(() =>
  import('./maintenance-retry').then((module) => module.MaintenanceRetry),
)

/** Its script comes after the first paint: the page itself is text. */
export function LazyMaintenanceRetry() {
  return (
    <Suspense fallback={null}>
      <Retry />
    </Suspense>
  )
}
