'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { ShellProps } from './client-shell'

/** Nothing of the shell is needed for the first paint, so nothing of it is in the first load. */
const Shell = lazyComponent(() => import('./client-shell').then((module) => module.ClientShell))

const neverChanges = () => () => {}

export function LazyShell(props: ShellProps) {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  return (
    <Suspense fallback={null}>
      <Shell {...props} />
    </Suspense>
  )
}
