import { type AppLocale, languageKey, locales } from '@/lib/i18n/routing'

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
