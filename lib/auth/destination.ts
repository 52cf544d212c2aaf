import { getPathname } from '@/lib/i18n/navigation'
import { type AppLocale, locales, routing } from '@/lib/i18n/routing'
import { returnPath } from './return-path'

const prefixed = new RegExp(`^/(?:${locales.join('|')})(?=[/?#]|$)`)

/**
 * The address that a person goes to after signing in: the page asked for, if it is one of ours, else
 * the front page. A path without a prefix, as links have it, is taken in the language of `locale`.
 */
export function destinationOf(asked: unknown, locale: AppLocale): string {
  const path = returnPath(asked) ?? '/'
  return prefixed.test(path) ? path : getPathname({ locale, href: path })
}

/** Where a new account begins: at the page asked for, or for a company's people where they make an organisation. */
export function firstDestination(asked: unknown, userType: unknown, locale: AppLocale): string {
  const own = userType === 'enterprise' ? '/settings/organizations' : null
  return destinationOf(returnPath(asked) ?? own, locale)
}

/** A language that a form or a cookie names; any other value means the default. */
export function parseLocale(value: unknown): AppLocale {
  return locales.find((locale) => locale === value) ?? routing.defaultLocale
}

/** The same address with the name of a notice that the page it leads to shows. */
export function withNotice(address: string, notice: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const params = new URLSearchParams(query)
  params.set('notice', notice)
  return `${path}?${params}${hash}`
}
