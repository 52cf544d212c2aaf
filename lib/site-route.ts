import { otherRoute, routePattern, routePatterns } from './route-pattern'
import { sitePages } from './site-pages'

const knownRoutes = new Set<string>([
  ...Object.values(sitePages).map(({ path }) => path),
  ...routePatterns.map(([, pattern]) => pattern),
])

/** The page behind an address (`routePattern`), for figures that must not hold what somebody typed: only pages of the site. */
export function siteRoute(path: string): string {
  const pattern = routePattern(path)
  return knownRoutes.has(pattern) ? pattern : otherRoute
}
