import { hasLocale } from 'next-intl'
import { type AppLocale, routing } from './routing'

/** The language of an address, and its path without the prefix of that language. */
export function splitLocale(pathname: string): { locale: AppLocale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!hasLocale(routing.locales, first)) return { locale: routing.defaultLocale, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}
