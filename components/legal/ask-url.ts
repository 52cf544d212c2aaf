import type { AskedScope } from '@/lib/legal/answer'
import { searchTypes } from '@/lib/legal/constants'

/** Asks for the page in one piece: what is streamed is put in its place by a script. */
export const atOnceName = 'whole'

/** The address of a question: it is a page, so it can be shared, reloaded and gone back to. */
export function askHref(question: string, scope: AskedScope = 'all', atOnce = false): string {
  const entries = new URLSearchParams({ q: question })
  if (scope !== 'all') entries.set('scope', scope)
  if (atOnce) entries.set(atOnceName, '1')
  return `/ai-chat?${entries}`
}

/** A scope from an address; what is none is everything. */
export function readScope(value: string | undefined): AskedScope {
  return searchTypes.find((type) => type === value) ?? 'all'
}
