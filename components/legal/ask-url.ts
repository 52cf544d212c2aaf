import type { AskedScope } from '@/lib/legal/answer'
import { searchTypes } from '@/lib/legal/constants'

/** The address of a question: it is a page, so it can be shared, reloaded and gone back to. */
export function askHref(question: string, scope: AskedScope = 'all'): string {
  const entries = new URLSearchParams({ q: question })
  if (scope !== 'all') entries.set('scope', scope)
  return `/ai-chat?${entries}`
}

/** A scope from an address; what is none is everything. */
export function readScope(value: string | undefined): AskedScope {
  return searchTypes.find((type) => type === value) ?? 'all'
}
