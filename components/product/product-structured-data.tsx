import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { sitePages } from '@/lib/site-pages'
import type { Product } from './availability'

/** What search engines are told of a product. Joining costs nothing, so its offer is 0 KRW. */
export function ProductStructuredData({ product }: { product: Product }) {
  const pages = useTranslations('pages')
  const site = useTranslations('site')
  const locale = useLocale()
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: `${site('name')} ${pages(`${product}.name`)}`,
        description: pages(`${product}.description`),
        url: absoluteUrl(locale, sitePages[product].path),
        applicationCategory: 'BusinessApplication',
        applicationSubCategory: 'Legal',
        operatingSystem: 'Web',
        inLanguage: ['ko', 'en', 'ja', 'zh'],
        areaServed: 'KR',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'KRW' },
        provider: { '@type': 'Organization', name: site('name'), url: absoluteUrl(locale, '/') },
      }}
    />
  )
}
