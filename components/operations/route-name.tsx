import { useTranslations } from 'next-intl'
import { type SitePage, sitePages } from '@/lib/site-pages'

const kinds = {
  '/cases/{number}': 'case',
  '/statutes/{law}/articles/{no}': 'article',
  '/statutes/{law}': 'law',
  '/docs/{page}': 'doc',
  '/blog/{id}': 'post',
  '/{other}': 'other',
} as const

const fixed = new Map<string, SitePage>(
  Object.entries(sitePages).map(([page, { path }]) => [path, page as SitePage]),
)

/** A page by the name that its readers know, with its address behind. */
export function RouteName({ route }: { route: string }) {
  const t = useTranslations('adminStatistics.pages')
  const pages = useTranslations('pages')
  const page = fixed.get(route)
  const kind = Object.hasOwn(kinds, route) ? kinds[route as keyof typeof kinds] : null
  const name = page ? pages(`${page}.name`) : kind ? t(kind) : null
  if (!name) return route
  return (
    <>
      {name} <span className="text-xs text-soft">{route}</span>
    </>
  )
}
