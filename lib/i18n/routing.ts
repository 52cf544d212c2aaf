import { defineRouting } from 'next-intl/routing'

export const locales = ['ko', 'en', 'ja', 'zh'] as const
export type AppLocale = (typeof locales)[number]

/**
 * Korean lives at the root. The address alone decides the language: neither cookie nor
 * Accept-Language redirects, so that crawlers and shared links always see the same page.
 */
export const routing = defineRouting({
  locales,
  defaultLocale: 'ko',
  localePrefix: 'as-needed',
  localeDetection: false,
  // A Set-Cookie on every answer would keep public pages out of shared caches.
  localeCookie: false,
  // hreflang is written by the pages; two sources would drift apart.
  alternateLinks: false,
})

/** Where the browser keeps the visitor's own choice (spec 1). */
export const languageKey = 'language'
