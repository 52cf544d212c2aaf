import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CalculatorList } from '@/components/calculators/calculator-list'
import { KnownRanges } from '@/components/calculators/known-ranges'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { loadKnownValues } from '@/lib/calculators/loaders'
import { knownRanges } from '@/lib/calculators/values/known-values'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

/** A figure may be added while the site runs. */
export const revalidate = 600

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'calculators')
}

export default async function CalculatorsPage() {
  const [t, locale] = await Promise.all([getTranslations('calculators'), getLocale()])
  return (
    <div className="page pb-12">
      <PageBreadcrumb page="calculators" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="mt-1 mb-8 max-w-[46em] text-soft">{t('lead')}</p>
      <CalculatorList />
      <KnownRanges ranges={knownRanges(await loadKnownValues())} />
      <section className="mt-12" aria-labelledby="left-out-title">
        <h2 id="left-out-title" className="section-title">
          {t('leftOut.title')}
        </h2>
        <p className="mt-3 max-w-[46em] text-[0.95rem]">{t('leftOut.text')}</p>
      </section>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: t('title'),
          description: t('lead'),
          url: absoluteUrl(locale, sitePages.calculators.path),
          inLanguage: locale,
        }}
      />
    </div>
  )
}
