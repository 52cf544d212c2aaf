import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ActivityTable } from '@/components/operations/activity-table'
import { LogFilterForm } from '@/components/operations/log-filter-form'
import { LogPagination } from '@/components/operations/log-pagination'
import { getPathname } from '@/lib/i18n/navigation'
import { logKinds } from '@/lib/operations/constants'
import { loadActivity, type PageParams } from '@/lib/operations/loaders'
import { filterHref } from '@/lib/operations/log-filter'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<PageParams> }

const { path } = sitePages.adminActivity

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminActivity')
}

export default async function ActivityPage({ searchParams }: Props) {
  const { user, filter, page } = await loadActivity(await searchParams)
  const [t, locale] = await Promise.all([getTranslations('adminLogs.activity'), getLocale()])
  const { after, ...narrowed } = filter
  const last = page.rows.at(-1)
  const older =
    page.more && last
      ? filterHref(path, { ...narrowed, after: `${last.exact_at}_${last.id}` })
      : null
  return (
    <AdminFrame user={user} page="adminActivity">
      <p className="-mt-3 mb-5 max-w-[42em] text-sm text-soft">{t('note')}</p>
      <LogFilterForm
        path={path}
        action={getPathname({ locale, href: path })}
        types={logKinds.activity.map((value) => ({ value, label: t(`types.${value}`) }))}
        filter={filter}
      />
      <ActivityTable rows={page.rows} />
      <LogPagination newest={after ? filterHref(path, narrowed) : null} older={older} />
    </AdminFrame>
  )
}
