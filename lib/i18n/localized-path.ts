import { type AppLocale, routing } from './routing'

type Value = string | number | boolean | null | undefined

/** An address of the site without its language. What is not set of a query is left out. */
export type Href = string | { pathname: string; query?: Record<string, Value | readonly Value[]> }

function written(href: Href): string {
  if (typeof href === 'string') return href
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(href.query ?? {})) {
    for (const value of [values].flat()) {
      if (value !== null && value !== undefined) query.append(name, String(value))
    }
  }
  return query.size > 0 ? `${href.pathname}?${query}` : href.pathname
}

/** An address with its language. What is no path of the site, like `#text` or an address elsewhere, stays as it is. */
export function getPathname({ href, locale }: { href: Href; locale: AppLocale }): string {
  const path = written(href)
  if (!path.startsWith('/') || locale === routing.defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** A path without the prefix of the language it is in. */
export function withoutLocale(path: string, locale: AppLocale): string {
  const prefix = `/${locale}`
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}
