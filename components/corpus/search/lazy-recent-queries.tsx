'use client'

import { Suspense, useEffect } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { recentSearches } from './recent-list'

const RecentQueries = lazyComponent(() =>
  import('./recent-queries').then((module) => module.RecentQueries),
)

/**
 * Fetched after the results can be read, because the list is stored in the browser alone. `query` is stored at once,
 * when it had results: who opens one of them quickly finds it among the last queries too.
 */
export function LazyRecentQueries({ query }: { query: string | null }) {
  useEffect(() => {
    if (query !== null) recentSearches.remember(query)
  }, [query])
  return (
    <Suspense fallback={null}>
      <RecentQueries query={query} />
    </Suspense>
  )
}
