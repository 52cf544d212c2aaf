import { sitePages } from '@/lib/site-pages'
import type { SavedFilter } from './schema'

/** The address of the list, with what it shows. */
export function savedAddress({ kind, folder }: SavedFilter, page = 1): string {
  const params = new URLSearchParams()
  if (kind) params.set('kind', kind)
  if (folder) params.set('folder', folder)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `${sitePages.saved.path}?${query}` : sitePages.saved.path
}
