import { useLocale, useTranslations } from 'next-intl'
import { organizationNode } from '@/components/layout/organization'
import { JsonLd } from '@/components/ui/json-ld'

/** The organisation as structured data for search engines, with nothing that the page itself does not say. */
export function AboutStructuredData() {
  const pages = useTranslations('pages')
  const site = useTranslations('site')
  const words = { name: site('name'), description: pages('about.description') }
  return (
    <JsonLd data={{ '@context': 'https://schema.org', ...organizationNode(useLocale(), words) }} />
  )
}
