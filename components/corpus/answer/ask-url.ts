import { type SearchScope, searchScopes } from '@/lib/corpus/scope-constants'

/** Asks for the page in one piece, because a streamed answer is put in its place by a script. */
export const unstreamedParam = 'whole'

/** The address of a question: it is a page, so it can be shared, reloaded and gone back to. */
export function askHref(question: string, scope: SearchScope = 'all', unstreamed = false): string {
  const entries = new URLSearchParams({ q: question })
  if (scope !== 'all') entries.set('scope', scope)
  if (unstreamed) entries.set(unstreamedParam, '1')
  return `/ai-chat?${entries}`
}

/** A scope from an address; what is none is everything. */
export function readScope(value: string | undefined): SearchScope {
  return searchScopes.find((type) => type === value) ?? 'all'
}
