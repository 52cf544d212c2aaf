import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { outcomeSeries } from '@/lib/chat/report/constants'
import type { AnswerReport as Report } from '@/lib/chat/report/schema'
import { AnswerNotes } from './answer-notes'
import { ReasonTable } from './reason-table'

/**
 * What became of the questions, how far answers stand on their sources and how likely these were to answer, and
 * what people say of them.
 */
export function AnswerReport({ report }: { report: Report }) {
  const t = useTranslations('adminAnswers')
  const format = useFormatter()
  const label = useDayLabel()
  const { outcomes, sentences, supported, confidence, up, down, daily } = report
  const total = Object.values(outcomes).reduce((sum, each) => sum + each, 0)
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 })
  const ofAll = (part: number) => (total > 0 ? percent(part / total) : undefined)
  return (
    <>
      <StatList>
        <StatFigure label={t('total')} value={format.number(total)} />
        <StatFigure
          label={t('refused')}
          value={format.number(outcomes.refused)}
          note={ofAll(outcomes.refused)}
        />
        <StatFigure
          label={t('broken')}
          value={format.number(outcomes.failed + outcomes.stopped)}
          note={t('brokenNote', { failed: outcomes.failed, stopped: outcomes.stopped })}
        />
        <StatFigure
          label={t('askedBack')}
          value={format.number(outcomes.askedBack)}
          note={ofAll(outcomes.askedBack)}
        />
        <StatFigure
          label={t('grounded')}
          value={sentences === 0 ? '—' : percent(supported / sentences)}
          note={t('groundedNote', { supported, sentences })}
        />
        <StatFigure
          label={t('confidence')}
          value={confidence === null ? '—' : percent(confidence)}
        />
        <StatFigure label={t('helpful')} value={t('ratings', { up, down })} />
        <StatFigure
          label={t('byModel')}
          value={format.number(report.byModel)}
          note={t('modelNote', {
            tokens: report.tokens,
            cost: format.number(report.cost, { style: 'currency', currency: 'KRW' }),
          })}
        />
      </StatList>
      <p className="mt-3 max-w-[42em] text-sm text-soft">{t('note')}</p>
      <div className="mt-6">
        <BarChart
          title={t('daily')}
          xLabel={t('day')}
          yLabel={t('count')}
          tableLabel={t('table')}
          labels={daily.map(({ day }) => label(day))}
          format={(value) => format.number(value)}
          series={outcomeSeries.map((name) => ({
            name: t(name),
            values: daily.map((each) => each[name]),
          }))}
        />
      </div>
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <ReasonTable reasons={report.reasons} />
        <AnswerNotes notes={report.notes} />
      </div>
    </>
  )
}
