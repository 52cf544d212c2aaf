import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { type DocEntry, DocIndex } from '@/components/docs/doc-index'
import { type DocSlug, docHref, docSlugs } from '@/components/docs/doc-list'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { Link } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { readLongText } from '@/lib/long-text'
import { pageMetadata } from '@/lib/page-metadata'

export const dynamic = 'force-static'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'docs')
}

async function entriesOf(locale: AppLocale): Promise<Record<DocSlug, DocEntry>> {
  const pairs = await Promise.all(
    docSlugs.map(async (slug) => {
      const text = await readLongText('docs', locale, slug)
      if (!text) throw new Error(`messages/docs/${locale}/${slug}.md is missing`)
      return [slug, { title: text.title, summary: text.summary }] as const
    }),
  )
  return Object.fromEntries(pairs) as Record<DocSlug, DocEntry>
}

export default async function DocsPage() {
  const [t, names, locale] = await Promise.all([
    getTranslations('docs'),
    getTranslations('pages'),
    getLocale(),
  ])
  return (
    <div className="page">
      <PageBreadcrumb page="docs" />
      <h1 className="text-3xl font-bold">{names('docs.title')}</h1>
      <p className="mt-2 max-w-[42em] text-soft">{t('lead')}</p>
      <p className="mt-5 flex flex-wrap gap-2">
        <Link href={docHref('start')} className={buttonClass('primary')}>
          {t('begin')}
        </Link>
        <Link href={docHref('api')} className={buttonClass()}>
          {t('beginApi')}
        </Link>
      </p>
      <DocIndex entries={await entriesOf(locale)} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: names('docs.title'),
          description: names('docs.description'),
          url: absoluteUrl(locale, '/docs'),
          inLanguage: locale,
        }}
      />
    </div>
  )
}
