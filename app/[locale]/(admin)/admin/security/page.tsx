import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { FailureChart } from '@/components/operations/failure-chart'
import { LogFilterForm } from '@/components/operations/log-filter-form'
import { LogPagination } from '@/components/operations/log-pagination'
import { SecurityTable } from '@/components/operations/security-table'
import { getPathname } from '@/lib/i18n/navigation'
import { logKinds } from '@/lib/operations/constants'
import { loadSecurity, type PageParams } from '@/lib/operations/loaders'
import { filterHref } from '@/lib/operations/log-filter'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<PageParams> }

const { path } = sitePages.adminSecurity

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminSecurity')
}

export default async function SecurityPage({ searchParams }: Props) {
  const { user, filter, page, failures } = await loadSecurity(await searchParams)
  const [t, locale] = await Promise.all([getTranslations('adminLogs.security'), getLocale()])
  const { after, ...narrowed } = filter
  const last = page.rows.at(-1)
  const older = page.more && last ? filterHref(path, { ...narrowed, after: last.id }) : null
  return (
    <AdminFrame user={user} page="adminSecurity">
      <div className="mb-8">
        <FailureChart failures={failures} />
      </div>
      <LogFilterForm
        path={path}
        action={getPathname({ locale, href: path })}
        types={logKinds.security.map((value) => ({ value, label: t(`types.${value}`) }))}
        levels={logKinds.levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        filter={filter}
      />
      <SecurityTable rows={page.rows} />
      <LogPagination newest={after ? filterHref(path, narrowed) : null} older={older} />
    </AdminFrame>
  )
}
