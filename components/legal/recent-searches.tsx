'use client'

import { Suspense } from 'react'
import { optionalPart } from '@/components/layout/optional-part'

const RecentQueries = optionalPart(() =>
  import('./recent-queries').then((module) => module.RecentQueries),
)

/** What only this browser knows is fetched after the results can be read. */
export function RecentSearches({ query }: { query: string | null }) {
  return (
    <Suspense fallback={null}>
      <RecentQueries query={query} />
    </Suspense>
  )
}
