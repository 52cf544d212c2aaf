import { sitePages } from '@/lib/site-pages'

/** What the page shows: what one was told, of that what is unread, or what one watches. */
export const alertViews = ['all', 'unread', 'watches'] as const
export type AlertView = (typeof alertViews)[number]

export function alertsAddress(show: AlertView, page = 1): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `${sitePages.alerts.path}?${query}` : sitePages.alerts.path
}
