import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { changesHref } from '@/components/corpus/changes/changes-address'
import { ChangesView } from '@/components/corpus/changes/changes-view'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { loadChanges } from '@/lib/corpus/loaders'
import { buildMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

async function read({ searchParams }: Props) {
  const params = await searchParams
  const law = firstText(params.law)?.trim().slice(0, 100) || undefined
  return { law, page: readPage(params.page) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, { law, page }] = await Promise.all([
    getTranslations('pages'),
    getLocale(),
    read(props),
  ])
  const title = t('changes.title')
  const head = buildMetadata({
    locale,
    path: law ? '/changes' : changesHref({ page }),
    title: page > 1 ? `${title} (${page})` : title,
    description: t('changes.description'),
    index: !law,
  })
  const feeds = { 'application/rss+xml': [{ url: `/feeds/changes/${locale}.xml`, title }] }
  return { ...head, alternates: { ...head.alternates, types: feeds } }
}

export default async function ChangesPage(props: Props) {
  const [t, pages, { law, page }] = await Promise.all([
    getTranslations('changes'),
    getTranslations('pages'),
    read(props),
  ])
  const found = await loadChanges(page, law)
  if (!found || (found.changes.length === 0 && page > 1)) return <NotFoundView />
  return (
    <div className="page pb-8">
      <PageBreadcrumb page="changes" />
      <h1 className="text-2xl font-bold">{pages('changes.title')}</h1>
      <p className="mt-1 max-w-[42em] text-soft">{t('note')}</p>
      <ChangesView found={found} />
    </div>
  )
}
