import { type AppLocale, languageKey, locales } from '@/lib/i18n/routing'

/** Kept in local storage (spec 1) and in a cookie, which the server can read when it needs to write to people. */
export function rememberLanguage(locale: AppLocale) {
  try {
    localStorage.setItem(languageKey, locale)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${languageKey}=${locale}; path=/; max-age=31536000; samesite=lax`
  } catch {
    // A browser that keeps nothing still follows the link.
  }
}

/** The language the visitor chose before or else the first of the browser's that the site has. */
export function wantedLanguage(): AppLocale | null {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(languageKey)
  } catch {
    // Storage may be closed to us; the browser's own list then decides.
  }
  const tags = chosen ? [chosen] : navigator.languages
  const bases = tags.map((tag) => tag.split('-')[0])
  return bases.flatMap((base) => locales.filter((locale) => locale === base))[0] ?? null
}
