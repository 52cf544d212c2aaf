import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { locales } from '@/lib/i18n/routing'
import { questions } from './home-faq'

/** The site, the company, the product and the questions as search engines read them (spec 1). */
export function HomeStructuredData() {
  const site = useTranslations('site')
  const pages = useTranslations('pages')
  const faq = useTranslations('home.faq')
  const locale = useLocale()
  const url = absoluteUrl(locale, '/')
  // One identity in all languages.
  const organization = `${absoluteUrl('ko', '/')}#organization`
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'WebSite',
            name: site('name'),
            description: site('description'),
            url,
            inLanguage: locale,
            publisher: { '@id': organization },
            potentialAction: {
              '@type': 'SearchAction',
              target: `${absoluteUrl(locale, '/case-search')}?query={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
          {
            '@type': 'Organization',
            '@id': organization,
            name: site('name'),
            url: absoluteUrl('ko', '/'),
            address: {
              '@type': 'PostalAddress',
              addressLocality: 'Jinju',
              addressRegion: 'Gyeongsangnam-do',
              addressCountry: 'KR',
            },
          },
          {
            '@type': 'SoftwareApplication',
            name: site('name'),
            description: pages('home.description'),
            url,
            applicationCategory: 'BusinessApplication',
            operatingSystem: 'Web',
            inLanguage: [...locales],
            publisher: { '@id': organization },
            offers: {
              '@type': 'Offer',
              price: 0,
              priceCurrency: 'KRW',
              url: absoluteUrl(locale, '/pricing'),
            },
          },
          {
            '@type': 'FAQPage',
            inLanguage: locale,
            mainEntity: questions.map((name) => ({
              '@type': 'Question',
              name: faq(`${name}.q`),
              acceptedAnswer: { '@type': 'Answer', text: faq(`${name}.a`) },
            })),
          },
        ],
      }}
    />
  )
}
