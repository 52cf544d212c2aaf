import { type AppLocale, languageKey } from '@/lib/i18n/routing'

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
