import { type SitePage, sitePages } from '@/lib/site-pages'

/** A step of the way to a page; products have no page of their own together. */
export type Step = SitePage | 'products'

const byPath = new Map<string, Step>([
  ['/products', 'products'],
  ...Object.entries(sitePages).map(([page, { path }]) => [path, page as SitePage] as const),
])

/** The way to a fixed page below the front page, by the parts of its path; that of home is empty. */
export function pageTrail(page: SitePage): Step[] {
  const { path } = sitePages[page]
  if (path === '/') return []
  const parts = path.slice(1).split('/')
  const above = parts.map((_, at) => byPath.get(`/${parts.slice(0, at + 1).join('/')}`))
  return above.filter((step) => step !== undefined)
}
