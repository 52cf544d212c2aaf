'use client'

import { Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { Watched } from './watch-key'

const WatchOrLogIn = lazyComponent(() =>
  import('./watch-or-log-in').then((module) => module.WatchOrLogIn),
)

/** The button that watches something. Its script is fetched beside that of the page, which has little room for more. */
export function WatchButton(props: Watched & { path: string }) {
  return (
    <Suspense fallback={null}>
      <WatchOrLogIn {...props} />
    </Suspense>
  )
}
