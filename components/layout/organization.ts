import { absoluteUrl } from '@/lib/i18n/alternates'
import { type AppLocale, locales } from '@/lib/i18n/routing'

/** One identity in all languages. */
export function organizationId(): string {
  return `${absoluteUrl('ko', '/')}#organization`
}

/** The company as search engines read it; every page describes it alike. */
export function organizationNode(locale: AppLocale, words: { name: string; description: string }) {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    ...words,
    alternateName: ['법답', 'Beopdap', '法答'],
    url: absoluteUrl('ko', '/'),
    logo: absoluteUrl('ko', '/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Jinju-si',
      addressRegion: 'Gyeongsangnam-do',
      addressCountry: 'KR',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: absoluteUrl(locale, '/contact'),
      availableLanguage: [...locales],
    },
  }
}
