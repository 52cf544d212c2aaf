import { scaleBand } from 'd3-scale'
import { ChartFrame, type ChartProps, seriesColor } from './chart-frame'
import { ChartPlot, side, valueScale, valueTicks } from './chart-plot'

/** Amounts side by side, drawn on the server; several series stand next to each other. */
export function BarChart({ format = String, ...props }: ChartProps) {
  const { title, labels, series } = props
  const y = valueScale(series)
  const x = scaleBand()
    .domain(labels.map((_, index) => String(index)))
    .range([0, side])
    .paddingInner(0.35)
    .paddingOuter(0.2)
  const inner = scaleBand()
    .domain(series.map(({ name }) => name))
    .range([0, x.bandwidth()])
    .paddingInner(series.length > 1 ? 0.12 : 0)
  const left = (index: number) => x(String(index)) ?? 0
  return (
    <ChartFrame
      {...props}
      format={format}
      legend={(index) => (
        <span className="size-3" style={{ background: seriesColor(index) }} aria-hidden="true" />
      )}
    >
      <ChartPlot
        title={title}
        scale={y}
        ticks={valueTicks(y, series)}
        labels={labels}
        at={(index) => left(index) + x.bandwidth() / 2}
        format={format}
      >
        {series.map(({ name, values }, index) => (
          <g key={name} fill={seriesColor(index)}>
            {values.map((value, place) =>
              value === null ? null : (
                <rect
                  key={labels[place]}
                  x={left(place) + (inner(name) ?? 0)}
                  width={inner.bandwidth()}
                  y={Math.min(y(value), y(0))}
                  height={Math.abs(y(value) - y(0))}
                >
                  <title>{`${labels[place]} · ${name} ${format(value)}`}</title>
                </rect>
              ),
            )}
          </g>
        ))}
      </ChartPlot>
    </ChartFrame>
  )
}
