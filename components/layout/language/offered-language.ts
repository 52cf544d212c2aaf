import { type AppLocale, languageKey, locales, routing } from '@/lib/i18n/routing'

/** What the visitor chose or opened before, if the browser keeps it. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/**
 * The language to offer on a page in `current`, or null. To a newcomer: the first of the browser's that
 * the site has. To who has a language: that one, but only on an address without prefix; whoever opens a
 * prefixed address has chosen by doing so.
 */
export function offeredLanguage(
  current: AppLocale,
  stored: string | null,
  browser: readonly string[],
): AppLocale | null {
  if (stored && current !== routing.defaultLocale) return null
  const bases = (stored ? [stored] : browser).map((tag) => tag.split('-')[0])
  const wanted = bases.flatMap((base) => locales.filter((locale) => locale === base))[0]
  return wanted && wanted !== current ? wanted : null
}
