import type { Metadata } from 'next'
import { env } from '@/lib/env'
import { getPathname } from './navigation'
import { type AppLocale, locales, routing } from './routing'

/** Absolute address of a page in one language. `path` is unprefixed and may hold a query. */
export function absoluteUrl(locale: AppLocale, path: string): string {
  return new URL(getPathname({ locale, href: path }), env().SITE_URL).href
}

/** Canonical address and the four languages plus x-default of one unprefixed path. */
export function alternates(locale: AppLocale, path: string): NonNullable<Metadata['alternates']> {
  const languages = Object.fromEntries(locales.map((each) => [each, absoluteUrl(each, path)]))
  return {
    canonical: absoluteUrl(locale, path),
    languages: { ...languages, 'x-default': absoluteUrl(routing.defaultLocale, path) },
  }
}
