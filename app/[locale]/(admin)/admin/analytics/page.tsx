import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AnswerReport } from '@/components/chat/report/answer-report'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { PeriodLinks } from '@/components/operations/period-links'
import { SearchReport } from '@/components/operations/search-report'
import { VisitReport } from '@/components/operations/visit-report'
import { loadAnswerReport } from '@/lib/chat/report/loaders'
import { loadAnalytics, type PageParams } from '@/lib/operations/loaders'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { searchParams: Promise<PageParams> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminAnalytics')
}

function Report({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

export default async function AnalyticsPage({ searchParams }: Props) {
  const { user, days, visits, searches } = await loadAnalytics(await searchParams)
  const [t, answers, report] = await Promise.all([
    getTranslations('adminStatistics'),
    getTranslations('adminAnswers'),
    loadAnswerReport(days),
  ])
  return (
    <AdminFrame
      user={user}
      page="adminAnalytics"
      actions={<PeriodLinks path={sitePages.adminAnalytics.path} days={days} />}
    >
      <div className="space-y-12">
        <Report id="visits" title={t('visits.title')}>
          <VisitReport visits={visits} />
        </Report>
        <Report id="searches" title={t('searches.title')}>
          <SearchReport searches={searches} />
        </Report>
        <Report id="answers" title={answers('title')}>
          <AnswerReport report={report} />
        </Report>
      </div>
    </AdminFrame>
  )
}
