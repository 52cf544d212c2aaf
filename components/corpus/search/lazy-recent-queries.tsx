'use client'

import { Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'

const RecentQueries = lazyComponent(() =>
  import('./recent-queries').then((module) => module.RecentQueries),
)

/** What only this browser knows is fetched after the results can be read. */
export function LazyRecentQueries({ query }: { query: string | null }) {
  return (
    <Suspense fallback={null}>
      <RecentQueries query={query} />
    </Suspense>
  )
}
