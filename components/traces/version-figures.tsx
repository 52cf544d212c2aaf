import { useFormatter, useTranslations } from 'next-intl'
import { useDayLabel } from '@/components/ui/chart/use-day-label'
import { DataTable } from '@/components/ui/data-table'
import type { TraceVersion } from '@/lib/traces/schema'
import { useDuration, useVersionWords } from './trace-name'

/** The figures of the charts by what answered, so that a canary can be read beside production. */
export function VersionFigures({ versions }: { versions: readonly TraceVersion[] }) {
  const t = useTranslations('traces.byVersion')
  const format = useFormatter()
  const day = useDayLabel()
  const duration = useDuration()
  const share = (value: number | null) =>
    value === null ? '–' : format.number(value, { style: 'percent', maximumFractionDigits: 0 })
  const time = (ms: number | null) => (ms === null ? '–' : duration(ms))
  const total = versions.reduce((sum, { traces }) => sum + traces, 0)
  const versionWords = useVersionWords()
  const nameOf = (of: TraceVersion['versions']) =>
    versionWords(of).map(({ name, value }) => `${name} ${value}`)
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      empty={t('empty')}
      columns={[
        {
          key: 'version',
          header: t('version'),
          rowHeader: true,
          cell: ({ versions: of }) => (
            <ul>
              {nameOf(of).map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
              {nameOf(of).length === 0 ? <li>{t('unsaid')}</li> : null}
            </ul>
          ),
        },
        {
          key: 'days',
          header: t('days'),
          whole: true,
          cell: ({ from, to }) => (from === to ? day(to) : `${day(from)} – ${day(to)}`),
        },
        {
          key: 'traces',
          header: t('traces'),
          align: 'right',
          whole: true,
          cell: ({ traces }) => `${format.number(traces)} (${share(traces / total)})`,
        },
        {
          key: 'answered',
          header: t('answered'),
          align: 'right',
          cell: ({ answered, told }) => share(told === 0 ? null : answered / told),
        },
        {
          key: 'support',
          header: t('support'),
          align: 'right',
          cell: ({ support }) => share(support),
        },
        { key: 'p50', header: 'p50', align: 'right', whole: true, cell: ({ p50 }) => time(p50) },
        { key: 'p95', header: 'p95', align: 'right', whole: true, cell: ({ p95 }) => time(p95) },
        {
          key: 'cost',
          header: t('cost'),
          align: 'right',
          whole: true,
          cell: ({ cost }) =>
            cost === null ? '–' : format.number(cost, { maximumFractionDigits: 1 }),
        },
        {
          key: 'thumbs',
          header: t('thumbs'),
          align: 'right',
          whole: true,
          cell: ({ up, down }) => `${format.number(up)} / ${format.number(down)}`,
        },
      ]}
      rows={versions}
      rowKey={({ versions: of }) => JSON.stringify(of)}
    />
  )
}
