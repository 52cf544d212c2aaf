export const routePatterns: readonly (readonly [RegExp, string])[] = [
  [/^\/cases\/[^/]+$/, '/cases/{number}'],
  [/^\/statutes\/[^/]+\/articles\/[^/]+$/, '/statutes/{law}/articles/{no}'],
  [/^\/statutes\/[^/]+$/, '/statutes/{law}'],
  [/^\/docs\/[^/]+$/, '/docs/{page}'],
  [/^\/blog\/(?!write$)[^/]+$/, '/blog/{id}'],
]

export const otherRoute = '/{other}'

/**
 * The page behind an address without its language: what differs from reader to reader becomes a word in
 * braces. The database has the same rules (route_of in the migration of the statistics).
 */
export function routePattern(path: string): string {
  const [, pattern] = routePatterns.find(([shape]) => shape.test(path)) ?? []
  if (pattern) return pattern
  if (path !== '/' && !/^(\/[a-z0-9-]{1,40}){1,4}$/.test(path)) return otherRoute
  return path.replace(/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '/{id}')
}

/** A path of the API with everything that is not one of its own words in braces. */
export function apiRoute(path: string): string {
  const parts = path
    .split('/')
    .map((part) => (/^[a-z]*(-[a-z]+)*(\.json)?$/.test(part) ? part : '{}'))
  return parts.slice(0, 7).join('/').slice(0, 100)
}
