import type { Metadata } from 'next'
import { env } from '@/lib/env'
import { getPathname } from './navigation'
import { type AppLocale, locales, routing } from './routing'

/** Absolute address of a page in one language. `path` is unprefixed and may hold a query. */
export function absoluteUrl(locale: AppLocale, path: string): string {
  return new URL(getPathname({ locale, href: path }), env().SITE_URL).href
}

/** Address of the picture that shared links show: `/og/<locale>/<path>.png`, `home` for the front page. */
export function pictureUrl(locale: AppLocale, path: string): string {
  const { pathname } = new URL(path, env().SITE_URL)
  return new URL(`/og/${locale}${pathname === '/' ? '/home' : pathname}.png`, env().SITE_URL).href
}

/**
 * Canonical address, and hreflang of the languages that a page exists in, plus x-default. Of a page that
 * is not there in `locale`, the first language it has is the canonical one.
 */
export function alternates(
  locale: AppLocale,
  path: string,
  available: readonly AppLocale[] = locales,
): NonNullable<Metadata['alternates']> & { canonical: string } {
  const languages = Object.fromEntries(available.map((each) => [each, absoluteUrl(each, path)]))
  const first = available[0] ?? routing.defaultLocale
  const main = available.includes(routing.defaultLocale) ? routing.defaultLocale : first
  return {
    canonical: absoluteUrl(available.includes(locale) ? locale : main, path),
    languages: { ...languages, 'x-default': absoluteUrl(main, path) },
  }
}
