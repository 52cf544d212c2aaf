import { hasLocale, useFormatter, useTranslations } from 'next-intl'
import { LineChart } from '@/components/ui/chart/line-chart'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { locales } from '@/lib/i18n/routing'
import type { VisitStatistics } from '@/lib/operations/schema'
import { RouteName } from './route-name'
import { VisitCountTable } from './visit-count-table'

/** What is below is hardly ever opened. */
const shownRoutes = 20

/** Who came where: by day, page, language and the site they came from. */
export function VisitReport({ visits }: { visits: VisitStatistics }) {
  const t = useTranslations('adminStatistics')
  const language = useTranslations('language')
  const format = useFormatter()
  const label = useDayLabel()
  const { total, found, daily } = visits
  return (
    <>
      <StatList>
        <StatFigure label={t('visits.total')} value={format.number(total)} />
        <StatFigure
          label={t('visits.perDay')}
          value={format.number(total / Math.max(1, daily.length), { maximumFractionDigits: 1 })}
        />
        <StatFigure label={t('visits.found')} value={format.number(found)} />
      </StatList>
      <div className="mt-6">
        <LineChart
          title={t('visits.daily')}
          xLabel={t('day')}
          yLabel={t('count')}
          tableLabel={t('table')}
          labels={daily.map(({ day }) => label(day))}
          format={(value) => format.number(value)}
          series={[{ name: t('figures.visits'), values: daily.map((each) => each.visits) }]}
        />
      </div>
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <VisitCountTable
          caption={t('visits.routes')}
          header={t('visits.route')}
          rows={visits.routes.slice(0, shownRoutes)}
          total={total}
          nameOf={(name) => <RouteName route={name} />}
          empty={t('visits.none')}
        />
        <div className="grid min-w-0 gap-y-8">
          <VisitCountTable
            caption={t('visits.locales')}
            header={t('visits.locale')}
            rows={visits.locales}
            total={total}
            nameOf={(name) => (hasLocale(locales, name) ? language(name) : name)}
            empty={t('visits.none')}
          />
          <VisitCountTable
            caption={t('visits.referrers')}
            header={t('visits.referrer')}
            rows={visits.referrers}
            total={total}
            empty={t('visits.noReferrers')}
          />
        </div>
      </div>
    </>
  )
}
