import { type AppLocale, languageKey } from '@/lib/i18n/routing'

/** What the visitor chose or opened before, if the browser stores it. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}

/** Stored in local storage (spec 1), and in a cookie, which the server reads when it writes to people. */
export function rememberLanguage(locale: AppLocale) {
  try {
    localStorage.setItem(languageKey, locale)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${languageKey}=${locale}; path=/; max-age=31536000; samesite=lax`
  } catch {
    // A browser that stores nothing still follows the link.
  }
}
