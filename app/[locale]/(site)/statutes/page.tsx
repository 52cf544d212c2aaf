import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { LawFinder } from '@/components/corpus/statute/law-finder'
import { lawsHref } from '@/components/corpus/statute/laws-address'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { lawInitials, lawKinds } from '@/lib/corpus/law-list-constants'
import { loadLaws } from '@/lib/corpus/loaders'
import { getPathname } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

async function read({ searchParams }: Props) {
  const params = await searchParams
  const name = (firstText(params.name) ?? '').trim().slice(0, 100)
  const kind = z.enum(lawKinds).safeParse(firstText(params.kind)).data
  const initial = z.enum(lawInitials).safeParse(firstText(params.initial)).data
  return { name, kind, initial, page: readPage(params.page) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, { name, ...shown }] = await Promise.all([
    getTranslations('pages'),
    getLocale(),
    read(props),
  ])
  return buildMetadata({
    locale,
    path: name ? '/statutes' : lawsHref(shown),
    title: t('statutes.title'),
    description: t('statutes.description'),
    index: !name,
  })
}

export default async function StatutesPage(props: Props) {
  const [t, locale, { name, kind, initial, page }] = await Promise.all([
    getTranslations('statutes'),
    getLocale(),
    read(props),
  ])
  const found = await loadLaws(page, name, kind, initial)
  return (
    <div className="page pb-8">
      <PageBreadcrumb page="statutes" />
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <LawFinder
        shown={{ name, kind, initial }}
        found={found}
        action={getPathname({ locale, href: '/statutes' })}
      />
    </div>
  )
}
