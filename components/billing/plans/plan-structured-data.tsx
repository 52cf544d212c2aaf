import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/ui/json-ld'
import { plans } from '@/lib/billing/constants'
import { priceTexts } from '@/lib/billing/price-texts'
import { absoluteUrl } from '@/lib/i18n/alternates'

/** What search engines are told of the prices: free to use, and the three plans. */
export function PlanStructuredData() {
  const t = useTranslations('pricing')
  const pages = useTranslations('pages')
  const site = useTranslations('site')
  const locale = useLocale()
  const url = absoluteUrl(locale, '/pricing')
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: site('name'),
        description: pages('pricing.description', priceTexts),
        url: absoluteUrl(locale, '/'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        offers: [
          { '@type': 'Offer', name: t('compare.free'), price: '0', priceCurrency: 'KRW', url },
          ...plans.map(({ id, price }) => ({
            '@type': 'Offer',
            name: t(`plan.${id}`),
            price: String(price),
            priceCurrency: 'KRW',
            url,
          })),
        ],
      }}
    />
  )
}
