import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { changesHref } from '@/components/corpus/changes/changes-address'
import { ChangesForm } from '@/components/corpus/changes/changes-form'
import { ChangesView } from '@/components/corpus/changes/changes-view'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { loadChanges } from '@/lib/corpus/loaders'
import { getPathname } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

async function read({ searchParams }: Props) {
  const params = await searchParams
  const law = firstText(params.law)?.trim().slice(0, 100) || undefined
  const since = z.iso.date().safeParse(firstText(params.since)).data
  return { law, since, page: readPage(params.page) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, { law, since, page }] = await Promise.all([
    getTranslations('pages'),
    getLocale(),
    read(props),
  ])
  const title = t('changes.title')
  const head = buildMetadata({
    locale,
    path: law || since ? '/changes' : changesHref({ page }),
    title: page > 1 ? `${title} (${page})` : title,
    description: t('changes.description'),
    index: !law && !since,
  })
  const feeds = { 'application/rss+xml': [{ url: `/feeds/changes/${locale}.xml`, title }] }
  return { ...head, alternates: { ...head.alternates, types: feeds } }
}

export default async function ChangesPage(props: Props) {
  const [t, pages, locale, { law, since, page }] = await Promise.all([
    getTranslations('changes'),
    getTranslations('pages'),
    getLocale(),
    read(props),
  ])
  const found = await loadChanges(page, law, since)
  if (page > 1 && (!found || found.changes.length === 0)) return <NotFoundView />
  const action = getPathname({ locale, href: '/changes' })
  return (
    <div className="page pb-8">
      <PageBreadcrumb page="changes" />
      <h1 className="text-2xl font-bold">{pages('changes.title')}</h1>
      <p className="mt-1 max-w-[42em] text-soft">{t('note')}</p>
      <ChangesForm action={action} law={found?.law?.title ?? law} since={since} />
      {found ? (
        <ChangesView found={found} since={since} />
      ) : (
        <p role="status" className="mt-6">
          {t('noLaw', { law: law ?? '' })}
        </p>
      )}
    </div>
  )
}
