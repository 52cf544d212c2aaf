import { useFormatter, useTranslations } from 'next-intl'
import { BarChart } from '@/components/ui/chart/bar-chart'
import { LineChart } from '@/components/ui/chart/line-chart'
import { DataTable } from '@/components/ui/data-table'
import { Pagination } from '@/components/ui/pagination'
import { StatFigure, StatList } from '@/components/ui/stat-figure'
import { sampleDecisions } from './sample-decisions'
import { Section, Specimen } from './specimen'

const fields = ['lease', 'labor', 'family', 'company', 'crime'] as const
/** Monday to Sunday, so that the formatter names the days. */
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day)))

export function DataSpecimens() {
  const t = useTranslations('ui')
  const format = useFormatter()
  const columns = [
    {
      key: 'number',
      header: t('table.number'),
      rowHeader: true,
      cell: ({ number }: (typeof sampleDecisions)[number]) => <span lang="ko">{number}</span>,
    },
    {
      key: 'name',
      header: t('table.name'),
      cell: ({ name }: (typeof sampleDecisions)[number]) => <span lang="ko">{name}</span>,
    },
    {
      key: 'court',
      header: t('table.court'),
      cell: ({ court }: (typeof sampleDecisions)[number]) => <span lang="ko">{court}</span>,
    },
    {
      key: 'date',
      header: t('table.date'),
      align: 'right' as const,
      cell: ({ date }: (typeof sampleDecisions)[number]) => date,
    },
  ]
  const number = (value: number) => format.number(value)
  return (
    <Section id="data" title={t('section.data')}>
      <Specimen name="DataTable">
        <DataTable
          caption={t('table.caption')}
          columns={columns}
          rows={sampleDecisions}
          rowKey={(row) => row.number}
        />
      </Specimen>
      <Specimen name="DataTable: no rows">
        <DataTable
          caption={t('table.emptyCaption')}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.number}
          empty={t('table.none')}
        />
      </Specimen>
      <Specimen name="LineChart">
        <LineChart
          title={t('chart.line')}
          xLabel={t('chart.week')}
          yLabel={t('chart.count')}
          labels={week.map((day) => format.dateTime(day, { weekday: 'short', timeZone: 'UTC' }))}
          series={[
            { name: t('chart.cases'), values: [820, 932, 901, 1290, 1130, null, 310] },
            { name: t('chart.statutes'), values: [420, 382, 501, 490, 530, 210, 160] },
          ]}
          tableLabel={t('chart.table')}
          format={number}
        />
      </Specimen>
      <Specimen name="BarChart">
        <BarChart
          title={t('chart.bar')}
          xLabel={t('chart.field')}
          yLabel={t('chart.count')}
          labels={fields.map((field) => t(`chart.${field}`))}
          series={[{ name: t('chart.count'), values: [412, 268, 190, 87, 143] }]}
          tableLabel={t('chart.table')}
          format={number}
        />
      </Specimen>
      <Specimen name="StatList, StatFigure" wide>
        <StatList>
          <StatFigure
            label={t('stat.decisions')}
            value={number(261)}
            unit={t('stat.decisionsUnit')}
          />
          <StatFigure label={t('stat.languages')} value="4" note={t('stat.languagesNote')} />
          <StatFigure label={t('stat.time')} value={number(0.02)} unit={t('stat.timeUnit')} />
        </StatList>
      </Specimen>
      <Specimen name="Pagination" wide>
        <Pagination
          page={5}
          last={12}
          href={(page) => `/dev/components?page=${page}`}
          words={{
            label: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: (page) => t('pager.page', { page }),
          }}
        />
      </Specimen>
    </Section>
  )
}
