import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LawFinder } from '@/components/corpus/statute/law-finder'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { loadLaws } from '@/lib/corpus/loaders'
import { getPathname } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

async function read({ searchParams }: Props) {
  const params = await searchParams
  const name = (firstText(params.name) ?? '').trim().slice(0, 100)
  return { name, page: readPage(params.page) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, { name, page }] = await Promise.all([
    getTranslations('pages'),
    getLocale(),
    read(props),
  ])
  return buildMetadata({
    locale,
    path: page > 1 && !name ? `/statutes?page=${page}` : '/statutes',
    title: t('statutes.title'),
    description: t('statutes.description'),
    index: !name,
  })
}

export default async function StatutesPage(props: Props) {
  const [t, locale, { name, page }] = await Promise.all([
    getTranslations('statutes'),
    getLocale(),
    read(props),
  ])
  const found = await loadLaws(name, page)
  return (
    <div className="page pb-8">
      <PageBreadcrumb page="statutes" />
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <LawFinder name={name} found={found} action={getPathname({ locale, href: '/statutes' })} />
    </div>
  )
}
