'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { optionalPart } from '@/components/layout/optional-part'
import type { ShellProps } from './shell-parts'

/** Nothing of the shell is needed for the first paint, so nothing of it is in the first load. */
const Parts = optionalPart(() => import('./shell-parts').then((module) => module.ShellParts))

const never = () => () => {}

export function ShellGate(props: ShellProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  return (
    <Suspense fallback={null}>
      <Parts {...props} />
    </Suspense>
  )
}
