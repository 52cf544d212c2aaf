'use client'

import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'

const ThreadSettings = lazyComponent(() =>
  import('./thread-settings').then((module) => module.ThreadSettings),
)

/** Language and theme: of the server's HTML, but not of the script that a question waits for. */
export function LazyThreadSettings({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <ThreadSettings />
    </Suspense>
  )
}
