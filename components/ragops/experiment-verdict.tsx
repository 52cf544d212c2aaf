import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { equalWithin, experimentPath } from '@/lib/ragops/constants'
import type { ComparedMetric } from '@/lib/ragops/dataset-schema'
import type { ExperimentReport } from '@/lib/ragops/experiments/report-schema'
import { useFigure } from './use-figure'

type Verdict = 'better' | 'worse' | 'equal' | 'too-few-items'
const tones = { better: 'good', worse: 'danger', equal: 'plain', 'too-few-items': 'warn' } as const
const wordOf = (verdict: Verdict) => (verdict === 'too-few-items' ? 'few' : verdict)

/** One word: better, worse, equal, or that nothing can be said. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('experiments')
  return <Tag tone={tones[verdict]}>{t(`verdict.${wordOf(verdict)}`)}</Tag>
}

/** Whether an experiment is better than its baseline by one measure, and what that rests on. */
export function ExperimentVerdict({
  report,
  metric,
  baseline,
}: {
  report: ExperimentReport
  metric: ComparedMetric
  /** Null: it was deleted, or there was none. */
  baseline: { id: string; name: string } | null
}) {
  const t = useTranslations('experiments')
  const { figure, signed } = useFigure()
  const compared = report.compared?.[metric]
  return (
    <section aria-labelledby="verdict-title" className="border-t border-strong py-4">
      <h2 id="verdict-title" className="font-bold">
        {t('verdict.title')} {compared ? <VerdictTag verdict={compared.overall.verdict} /> : null}
      </h2>
      {compared ? (
        <>
          <p className="pt-1">
            {t(`verdict.text.${wordOf(compared.overall.verdict)}`, { margin: equalWithin })}
          </p>
          <p className="text-sm text-soft tabular-nums">
            {t('verdict.figures', {
              metric: t(`metric.${metric}`),
              before: figure(compared.overall.before),
              after: figure(compared.overall.after),
              difference: signed(compared.overall.difference),
              low: signed(compared.overall.low),
              high: signed(compared.overall.high),
              p: figure(compared.overall.p),
            })}
          </p>
          <p className="text-sm text-soft">{t('verdict.counts', compared.counts)}</p>
          <p className="pt-1 text-sm">
            {baseline ? (
              <Link href={experimentPath(baseline.id)} className="link">
                {t('verdict.against', { name: baseline.name })}
              </Link>
            ) : (
              <span className="text-soft">{t('verdict.gone')}</span>
            )}
          </p>
        </>
      ) : (
        <p className="pt-1 text-soft">{t('verdict.none')}</p>
      )}
    </section>
  )
}
