import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { LawView } from '@/components/legal/law-view'
import { articleLabel, lawHref } from '@/components/legal/links'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl, alternates } from '@/lib/i18n/alternates'
import { readLaw } from '@/lib/legal/law-text'
import { loadLaw } from '@/lib/legal/loaders'

type Props = { params: Promise<{ law: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, locale, { law }] = await Promise.all([getTranslations('statutes'), getLocale(), params])
  const found = await loadLaw(law)
  if (!found) return { title: t('title'), robots: { index: false } }
  return {
    title: found.title,
    description: t('lawDescription', { title: found.title, kind: found.kind }),
    alternates: alternates(locale, lawHref(found.title)),
  }
}

export default async function LawPage({ params }: Props) {
  const [t, locale, { law }] = await Promise.all([getTranslations('statutes'), getLocale(), params])
  const found = await loadLaw(law)
  if (!found) notFound()
  return (
    <div className="page">
      <Breadcrumb
        trail={[
          { label: t('title'), href: '/statutes' },
          { label: found.title, korean: true },
        ]}
      />
      <LawView law={found} text={readLaw(found.articles, articleLabel)} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Legislation',
          name: found.title,
          legislationIdentifier: found.lawId,
          legislationType: found.kind,
          legislationDate: found.promulgatedOn,
          legislationJurisdiction: 'KR',
          inLanguage: 'ko',
          url: absoluteUrl(locale, lawHref(found.title)),
          ...(found.sourceUrl ? { isBasedOn: found.sourceUrl } : {}),
        }}
      />
    </div>
  )
}
