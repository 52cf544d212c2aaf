'use client'

import { Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'

const RecentQueries = lazyComponent(() =>
  import('./recent-queries').then((module) => module.RecentQueries),
)

/** Fetched after the results can be read, because the list is stored in the browser alone. */
export function LazyRecentQueries({ query }: { query: string | null }) {
  return (
    <Suspense fallback={null}>
      <RecentQueries query={query} />
    </Suspense>
  )
}
