import 'server-only'
import { env } from '@/lib/env'
import type { AppLocale } from '@/lib/i18n/routing'
import { serviceClient } from '@/lib/supabase/service-client'
import { createCounterBuffer } from './counter-buffer'
import { addSearches } from './mutations'
import { searchTerm } from './search-term'
import type { SearchCount } from './types'

const searches = createCounterBuffer<SearchCount>({
  name: 'searches',
  keyOf: ({ locale, term }) => `${locale} ${term}`,
  merge: (one, other) => ({
    ...one,
    times: one.times + other.times,
    emptyTimes: one.emptyTimes + other.emptyTimes,
  }),
  write: (rows) => addSearches(serviceClient(), rows),
})

/**
 * Counts a search that was answered; further pages of it are no further searches. Nothing waits for it, and
 * it never fails. Nothing is counted where there is no database to count in.
 */
export function countSearch(search: {
  query: string
  page: number
  locale: AppLocale
  total: number
}): void {
  if (search.page > 1 || !env().SUPABASE_SERVICE_ROLE_KEY) return
  const term = searchTerm(search.query)
  if (term === null) return
  searches.add({ locale: search.locale, term, times: 1, emptyTimes: search.total === 0 ? 1 : 0 })
}
