import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { WatchButton } from '@/components/alerts/watch-button'
import { LawView } from '@/components/corpus/statute/law-view'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { lawHref } from '@/lib/corpus/links'
import { loadLaw } from '@/lib/corpus/loaders'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { layOutLaw } from '@/lib/korean-law/statute/law-text'
import { buildMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'

type Props = {
  params: Promise<{ law: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

function wanted(query: Awaited<Props['searchParams']>) {
  const article = firstText(query.article)
  return { page: readPage(query.page), ...(article === undefined ? {} : { article }) }
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [t, locale, { law }, query] = await Promise.all([
    getTranslations('statutes'),
    getLocale(),
    params,
    searchParams,
  ])
  const found = await loadLaw(law)
  if (!found) return { title: t('title'), robots: { index: false } }
  const path = lawHref(found.title)
  const { page } = layOutLaw(found.articles, articleLabel, wanted(query))
  return buildMetadata({
    locale,
    path: page > 1 ? `${path}?page=${page}` : path,
    title: found.title,
    description: t('lawDescription', { title: found.title, kind: found.kind }),
  })
}

export default async function LawPage({ params, searchParams }: Props) {
  const [t, locale, { law }, query] = await Promise.all([
    getTranslations('statutes'),
    getLocale(),
    params,
    searchParams,
  ])
  const found = await loadLaw(law)
  if (!found) return <NotFoundView />
  return (
    <div className="page">
      <Breadcrumb
        trail={[
          { label: t('title'), href: '/statutes' },
          { label: found.title, korean: true },
        ]}
      />
      <LawView
        law={found}
        text={layOutLaw(found.articles, articleLabel, wanted(query))}
        actions={
          <ClientMessages of={['watchButton', 'errors']}>
            <WatchButton kind="law" reference={found.lawId} path={lawHref(found.title)} />
          </ClientMessages>
        }
      />
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
