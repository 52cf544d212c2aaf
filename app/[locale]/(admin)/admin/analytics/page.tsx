import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AnswerReport } from '@/components/chat/report/answer-report'
import { AdminFrame } from '@/components/layout/admin-frame'
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
      <section aria-labelledby="visits-title">
        <h2 id="visits-title" className="mb-2 text-lg font-bold">
          {t('visits.title')}
        </h2>
        <VisitReport visits={visits} />
      </section>
      <section aria-labelledby="searches-title" className="mt-12">
        <h2 id="searches-title" className="mb-2 text-lg font-bold">
          {t('searches.title')}
        </h2>
        <SearchReport searches={searches} />
      </section>
      <section aria-labelledby="answers-title" className="mt-12">
        <h2 id="answers-title" className="mb-2 text-lg font-bold">
          {answers('title')}
        </h2>
        <AnswerReport report={report} />
      </section>
    </AdminFrame>
  )
}
