import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { MetricList } from '@/components/operations/metric-list'
import { PendingTasks } from '@/components/operations/pending-tasks'
import { PeriodLinks } from '@/components/operations/period-links'
import { ServiceList } from '@/components/operations/service-list'
import { TrendCharts } from '@/components/operations/trend-charts'
import { pageAccess } from '@/lib/auth/access'
import { hasAccess } from '@/lib/auth/requirement'
import { loadDashboard, type PageParams } from '@/lib/operations/loaders'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<PageParams> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'admin')
}

export default async function AdminPage({ searchParams }: Props) {
  const { user, days, overview, revenue, services } = await loadDashboard(await searchParams)
  const t = await getTranslations('adminStatistics')
  const linkTo = (page: 'adminInquiries' | 'adminDeletions') =>
    hasAccess(user, pageAccess[page]) ? sitePages[page].path : null
  const { inquiries, deletions } = overview.waiting
  return (
    <AdminFrame
      user={user}
      page="admin"
      actions={<PeriodLinks path={sitePages.admin.path} days={days} />}
    >
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="summary-title">
          <h2 id="summary-title" className="mb-2 font-bold">
            {t('summary')}
          </h2>
          <MetricList overview={overview} revenue={revenue} days={days} />
        </section>
        <div className="grid content-start gap-8 sm:grid-cols-2 xl:grid-cols-1">
          <section aria-labelledby="waiting-title">
            <h2 id="waiting-title" className="font-bold">
              {t('waiting.title')}
            </h2>
            <PendingTasks
              entries={[
                { name: 'inquiries', count: inquiries, href: linkTo('adminInquiries') },
                { name: 'deletions', count: deletions, href: linkTo('adminDeletions') },
              ]}
            />
          </section>
          <section aria-labelledby="services-title">
            <h2 id="services-title" className="mb-2 border-b border-strong pb-2 font-bold">
              {t('services.title')}
            </h2>
            <ServiceList services={services} />
          </section>
        </div>
      </div>
      <section aria-labelledby="trends-title" className="mt-10">
        <h2 id="trends-title" className="section-title">
          {t('trends')}
        </h2>
        <TrendCharts daily={overview.daily} />
      </section>
    </AdminFrame>
  )
}
