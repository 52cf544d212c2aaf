import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import type { ChartSeries } from './chart-frame'

/** The drawing fills a square of 100 × 100 that stretches with the page; texts stand beside it in HTML and keep their size. */
export const side = 100

/** From zero up (and below it where there are such values), ending at round numbers. */
export function valueScale(series: readonly ChartSeries[]): ScaleLinear<number, number> {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null))
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  return scaleLinear()
    .domain([bottom, top > bottom ? top : 1])
    .nice(4)
    .range([side, 0])
}

/** Where lines go across: counts have none between whole numbers. */
export function valueTicks(
  scale: ScaleLinear<number, number>,
  series: readonly ChartSeries[],
): number[] {
  const ticks = scale.ticks(4)
  const isCount = series.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  )
  return isCount ? ticks.filter(Number.isInteger) : ticks
}

/** Letters that fit below a chart on a phone and on a desktop; a Hangul or Han letter takes two. */
const maxLettersOnPhone = 50
const maxLettersOnDesktop = 80

const labelWidth = (label: string) =>
  [...label].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

/** As many of the labels as fit, evenly, always with the first. */
export function shownLabels(
  labels: readonly string[],
  maxLetters: number,
): (index: number) => boolean {
  const widest = Math.max(1, ...labels.map(labelWidth)) + 1
  const step = Math.max(1, Math.ceil((labels.length * widest) / maxLetters))
  return (index) => index % step === 0
}

export function ChartPlot({
  title,
  scale,
  ticks,
  labels,
  at,
  format,
  children,
}: {
  title: string
  scale: ScaleLinear<number, number>
  ticks: readonly number[]
  labels: readonly string[]
  /** Where a label stands, from 0 to 100. */
  at: (index: number) => number
  format: (value: number) => string
  children: ReactNode
}) {
  const widest = Math.max(...ticks.map((tick) => format(tick).length))
  const onPhone = shownLabels(labels, maxLettersOnPhone)
  const onDesktop = shownLabels(labels, maxLettersOnDesktop)
  return (
    <div
      className="grid pt-2 text-xs text-soft"
      style={{ gridTemplateColumns: `${Math.max(2, widest)}ch 1fr`, columnGap: '0.6rem' }}
    >
      <div className="relative h-56" aria-hidden="true">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${scale(tick)}%` }}
          >
            {format(tick)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${side} ${side}`}
        preserveAspectRatio="none"
        className="h-56 w-full overflow-visible"
        role="img"
        aria-label={title}
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${scale(tick)}H${side}`}
            stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {children}
      </svg>
      <div className="relative col-start-2 mt-1.5 h-5" aria-hidden="true">
        {labels.map((label, index) =>
          onDesktop(index) || onPhone(index) ? (
            <span
              key={label}
              className={`absolute -translate-x-1/2 whitespace-nowrap ${onPhone(index) ? (onDesktop(index) ? '' : 'sm:hidden') : 'max-sm:hidden'}`}
              style={{ left: `${at(index)}%` }}
            >
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}
