import { useFormatter, useTranslations } from 'next-intl'
import { useWon } from '@/components/billing/use-won'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import type { RevenueStep } from '@/lib/billing/administration/constants'
import type { Revenue } from '@/lib/billing/administration/schema'
import { planIds } from '@/lib/billing/constants'
import { noonOf } from './korea-date'

const labelForms = {
  day: { month: 'numeric', day: 'numeric' },
  month: { year: 'numeric', month: '2-digit' },
} as const

/** What came in and went back, and who subscribes. */
export function RevenueReport({ revenue, step }: { revenue: Revenue; step: RevenueStep }) {
  const t = useTranslations('adminBilling.revenue')
  const words = useTranslations('adminBilling.payments')
  const plan = useTranslations('adminBilling.plans')
  const format = useFormatter()
  const won = useWon('adminBilling')
  const { series, begun, ended, active } = revenue
  const sum = (of: 'charged' | 'refunded' | 'payments') =>
    series.reduce((total, each) => total + each[of], 0)
  const [charged, refunded, payments] = [sum('charged'), sum('refunded'), sum('payments')]
  const subscribed = planIds.map((id) => active[id] ?? 0)
  const moved = charged > 0 || refunded > 0
  return (
    <>
      <StatList>
        <StatFigure label={t('net')} value={won(charged - refunded)} />
        <StatFigure
          label={t('charged')}
          value={won(charged)}
          note={words('found', { total: payments })}
        />
        <StatFigure label={t('refunded')} value={won(refunded)} />
        <StatFigure label={t('begun')} value={format.number(begun)} />
        <StatFigure label={t('ended')} value={format.number(ended)} />
        <StatFigure
          label={t('active')}
          value={format.number(subscribed.reduce((total, each) => total + each, 0))}
          note={planIds
            .map((id, index) => `${plan(id)} ${format.number(subscribed[index] ?? 0)}`)
            .join(' · ')}
        />
      </StatList>
      <div className="mt-6">
        {moved ? (
          <BarChart
            title={t('chart')}
            xLabel={t(step)}
            yLabel={t('unit')}
            tableLabel={t('table')}
            labels={series.map(({ start }) =>
              format.dateTime(new Date(noonOf(start)), {
                ...labelForms[step],
                timeZone: 'Asia/Seoul',
              }),
            )}
            format={(value) => format.number(value)}
            series={[
              { name: t('charged'), values: series.map((each) => each.charged) },
              { name: t('refunded'), values: series.map((each) => each.refunded) },
            ]}
          />
        ) : (
          <p className="text-sm text-soft">{t('none')}</p>
        )}
      </div>
    </>
  )
}
