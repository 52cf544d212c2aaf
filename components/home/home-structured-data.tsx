import { useLocale, useTranslations } from 'next-intl'
import { organizationId, organizationNode } from '@/components/layout/organization'
import { faqNode } from '@/components/ui/faq'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { locales } from '@/lib/i18n/routing'
import { useHomeQuestions } from './home-faq'

/** The site, the company, the product and the questions as search engines read them (spec 1). */
export function HomeStructuredData() {
  const site = useTranslations('site')
  const pages = useTranslations('pages')
  const locale = useLocale()
  const url = absoluteUrl(locale, '/')
  const questions = useHomeQuestions()
  const publisher = { '@id': organizationId() }
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
            publisher,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${absoluteUrl(locale, '/case-search')}?query={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
          organizationNode(locale, { name: site('name'), description: pages('about.description') }),
          {
            '@type': 'SoftwareApplication',
            name: site('name'),
            description: pages('home.description'),
            url,
            applicationCategory: 'BusinessApplication',
            operatingSystem: 'Web',
            inLanguage: [...locales],
            publisher,
            offers: {
              '@type': 'Offer',
              price: 0,
              priceCurrency: 'KRW',
              url: absoluteUrl(locale, '/pricing'),
            },
          },
          { ...faqNode(questions), inLanguage: locale },
        ],
      }}
    />
  )
}
