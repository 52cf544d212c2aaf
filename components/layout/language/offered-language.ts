import { type AppLocale, locales, routing } from '@/lib/i18n/routing'

/**
 * The language to offer on a page in `current`, or null: to a newcomer, the first of the browser's that the
 * site has. A visitor with a stored language is not asked: the first-paint script has opened their language.
 */
export function offeredLanguage(
  current: AppLocale,
  stored: string | null,
  browser: readonly string[],
): AppLocale | null {
  if (stored) return null
  const bases = browser.map((tag) => tag.split('-')[0])
  const wanted = bases.flatMap((base) => locales.filter((locale) => locale === base))[0]
  return wanted && wanted !== current ? wanted : null
}

/**
 * The language to store when a page in `current` is open, or null. A prefix switches the language (spec 2).
 * A page without one says nothing to a newcomer; a visitor with another language reads it only because they
 * chose it on this site, before the script of the language menu was there.
 */
export function languageToRemember(current: AppLocale, stored: string | null): AppLocale | null {
  if (current !== routing.defaultLocale) return current
  return stored && stored !== current ? current : null
}
