import { routePattern } from '@/lib/route-pattern'
import type { BrowserActivityType } from './constants'
import type { Activity } from './schema'

export type PageActivity = { type: BrowserActivityType; data: Activity['data'] }

/**
 * What opening an address says of its reader, and no more: which kind of page; of a search its length, for
 * the words may be somebody's legal trouble; of a decision or an article not which.
 * @param path without the language
 */
export function pageActivity(path: string, query: URLSearchParams): PageActivity {
  const pattern = routePattern(path)
  if (pattern === '/cases/{number}') return { type: 'case_view', data: { path: pattern } }
  if (pattern.startsWith('/statutes/{')) return { type: 'statute_view', data: { path: pattern } }
  if (pattern !== '/case-search') return { type: 'page_view', data: { path: pattern } }
  if (query.get('case')) return { type: 'case_view', data: { path: pattern } }
  const words = query.get('query')?.trim() ?? ''
  if (words === '') return { type: 'page_view', data: { path: pattern } }
  return { type: 'search', data: { path: pattern, length: words.length } }
}
