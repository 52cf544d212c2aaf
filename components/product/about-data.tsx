import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'

/** What search engines are told of the organisation. Nothing that the page itself does not say. */
export function AboutData() {
  const pages = useTranslations('pages')
  const site = useTranslations('site')
  const locale = useLocale()
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': `${absoluteUrl('ko', '/')}#organization`,
        name: site('name'),
        alternateName: ['법답', 'Beopdap', '法答'],
        url: absoluteUrl(locale, '/'),
        logo: absoluteUrl('ko', '/icon.svg'),
        description: pages('about.description'),
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
          availableLanguage: ['ko', 'en', 'ja', 'zh'],
        },
      }}
    />
  )
}
