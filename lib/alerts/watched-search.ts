import { createHash } from 'node:crypto'
import { type WatchedSearch, watchedSearchSchema } from '@/lib/corpus/changes/schema'
import { filterNames } from '@/lib/corpus/filter-constants'
import { parseSearch } from '@/lib/corpus/search-request-schema'

export type NamedSearch = {
  reference: string
  path: string
  title: string
  request: WatchedSearch
}

const isPlain = (name: string, text: string) =>
  text === '' || (name === 'type' && text === 'all') || (name === 'collection' && text === 'both')

/** The parameters of a search that say what it finds, in a fixed order: its order and its page do not. */
function entriesOf(request: WatchedSearch): [string, string][] {
  return (['query', 'type', 'collection', ...filterNames] as const).flatMap(
    (name): [string, string][] => {
      const value = request[name]
      if (value === undefined || value === false) return []
      const text = Array.isArray(value)
        ? [...value].sort().join(',')
        : value === true
          ? '1'
          : String(value)
      return isPlain(name, text) ? [] : [[name, text]]
    },
  )
}

/**
 * A search of the search page as something to watch; null when it is none. The same search has the same
 * reference whoever watches it, so that it is run once for all of them.
 */
export function namedSearch(params: string): NamedSearch | null {
  const parsed = parseSearch(Object.fromEntries(new URLSearchParams(params)))
  if (!parsed.ok) return null
  const request = watchedSearchSchema.parse(parsed.request)
  request.query = request.query.normalize('NFC').replace(/\s+/g, ' ')
  const entries = entriesOf(request)
  return {
    reference: createHash('sha256').update(JSON.stringify(entries)).digest('hex'),
    path: `/case-search?${new URLSearchParams(entries)}`,
    title: request.query,
    request,
  }
}
