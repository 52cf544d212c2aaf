import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/data-table'

export type ChartSeries = { name: string; values: readonly (number | null)[] }

export type ChartProps = {
  title: string
  xLabel: string
  yLabel: string
  /** One for each value of a series, as it shall be read. */
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** Opens the figures as a table, e.g. "Show as a table". */
  tableLabel: string
  format?: (value: number) => string
}

/** Colours repeat after six series: more than that is not a chart but a table. */
export const seriesColor = (index: number) => `var(--chart-${(index % 6) + 1})`

/** Title, legend, axis names and the table that says the same as the picture. */
export function ChartFrame({
  title,
  xLabel,
  yLabel,
  labels,
  series,
  tableLabel,
  format,
  legend,
  children,
}: Omit<ChartProps, 'format'> & {
  format: (value: number) => string
  /** A sample of each series as it is drawn. */
  legend: (index: number) => ReactNode
  children: ReactNode
}) {
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-bold">{title}</span>
        {series.length > 1 ? (
          <ul className="flex flex-wrap gap-x-4 text-sm text-soft">
            {series.map(({ name }, index) => (
              <li key={name} className="flex items-center gap-1.5">
                {legend(index)}
                {name}
              </li>
            ))}
          </ul>
        ) : null}
      </figcaption>
      <p className="mt-2 text-xs text-soft" aria-hidden="true">
        {yLabel}
      </p>
      {children}
      <p className="mt-1 text-right text-xs text-soft" aria-hidden="true">
        {xLabel}
      </p>
      <details className="mt-1">
        <summary className="inline-block text-sm text-soft underline underline-offset-4 hover:text-ink">
          {tableLabel}
        </summary>
        <div className="mt-2">
          <DataTable
            caption={title}
            hideCaption
            rows={labels.map((label, index) => ({ label, index }))}
            rowKey={({ index }) => index}
            columns={[
              { key: 'label', header: xLabel, cell: ({ label }) => label, rowHeader: true },
              ...series.map(({ name, values }) => ({
                key: name,
                header: series.length > 1 ? `${name} (${yLabel})` : yLabel,
                align: 'right' as const,
                cell: ({ index }: { index: number }) => {
                  const value = values[index]
                  return value === null || value === undefined ? '–' : format(value)
                },
              })),
            ]}
          />
        </div>
      </details>
    </figure>
  )
}
