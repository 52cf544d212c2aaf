import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { availability, type Product } from '@/lib/product-availability'
import { sitePages } from '@/lib/site-pages'

/**
 * A product as structured data for search engines. Joining costs nothing, so its offer is 0 KRW. Of a product that
 * cannot be used yet there is a page and nothing to offer.
 */
export function ProductStructuredData({ product }: { product: Product }) {
  const pages = useTranslations('pages')
  const site = useTranslations('site')
  const locale = useLocale()
  const page = {
    '@context': 'https://schema.org',
    name: `${site('name')} ${pages(`${product}.name`)}`,
    description: pages(`${product}.description`),
    url: absoluteUrl(locale, sitePages[product].path),
  }
  const organization = {
    '@type': 'Organization',
    name: site('name'),
    url: absoluteUrl(locale, '/'),
  }
  if (availability[product].state === 'preparing') {
    return (
      <JsonLd data={{ ...page, '@type': 'WebPage', inLanguage: locale, publisher: organization }} />
    )
  }
  return (
    <JsonLd
      data={{
        ...page,
        '@type': 'SoftwareApplication',
        applicationCategory: 'BusinessApplication',
        applicationSubCategory: 'Legal',
        operatingSystem: 'Web',
        inLanguage: ['ko', 'en', 'ja', 'zh'],
        areaServed: 'KR',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'KRW' },
        provider: organization,
      }}
    />
  )
}
