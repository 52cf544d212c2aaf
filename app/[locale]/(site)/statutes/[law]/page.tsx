import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { WatchButton } from '@/components/alerts/watch-button'
import { ReadingBar } from '@/components/corpus/reading/reading-bar'
import { searchHref } from '@/components/corpus/search/search-url'
import { LawView } from '@/components/corpus/statute/law-view'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { lawSource } from '@/lib/corpus/copy-forms'
import { articleHref, lawHref } from '@/lib/corpus/links'
import { loadLaw } from '@/lib/corpus/loaders'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { getPathname, redirect } from '@/lib/i18n/navigation'
import { articleLabel, normaliseArticleNo } from '@/lib/korean-law/names/article-no'
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
  const go = firstText(query.go)?.trim()
  const no = go ? normaliseArticleNo(go) : null
  if (no) {
    const isHeld = found.articles.some((article) => article.no === no)
    // The search says that there is no such article, and which are near.
    const href = isHeld
      ? articleHref(found.title, no)
      : searchHref({ query: `${found.title} ${articleLabel(no)}`, type: 'statutes' })
    redirect({ href, locale })
  }
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
        action={getPathname({ locale, href: lawHref(found.title) })}
        tools={
          <ClientMessages of={['reading', 'copyForms']}>
            <ReadingBar key={`${found.lawId} ${wanted(query).page}`} source={lawSource(found)} />
          </ClientMessages>
        }
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
