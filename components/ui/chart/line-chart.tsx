import { scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { ChartFrame, type ChartProps, seriesColor } from './chart-frame'
import { ChartPlot, side, valueScale, valueTicks } from './chart-plot'

/** Lines differ by their dashes too, not by colour alone. */
const dashes = ['', '7 4', '2 4', '10 3 2 3', '4 2', '1 3']

/** How values went on, drawn on the server. A missing value leaves a gap. */
export function LineChart({ format = String, ...props }: ChartProps) {
  const { title, labels, series } = props
  const y = valueScale(series)
  const x = scalePoint()
    .domain(labels.map((_, index) => String(index)))
    .range([0, side])
    .padding(0.3)
  const at = (index: number) => x(String(index)) ?? 0
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => at(index))
    .y((value) => y(value ?? 0))
  const stroke = (index: number) => ({
    stroke: seriesColor(index),
    strokeDasharray: dashes[index % dashes.length],
    strokeWidth: 2,
    fill: 'none',
  })
  return (
    <ChartFrame
      {...props}
      format={format}
      legend={(index) => (
        <svg viewBox="0 0 26 8" className="h-2 w-6.5" aria-hidden="true">
          <path d="M0 4H26" {...stroke(index)} />
        </svg>
      )}
    >
      <ChartPlot
        title={title}
        scale={y}
        ticks={valueTicks(y, series)}
        labels={labels}
        at={at}
        format={format}
      >
        {series.map(({ name, values }, index) => (
          <g key={name}>
            <path
              d={path([...values]) ?? ''}
              {...stroke(index)}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            {values.map((value, place) =>
              value === null ? null : (
                // A line of no length with round ends stays a dot however the drawing is stretched.
                <path
                  key={labels[place]}
                  d={`M${at(place)} ${y(value)}h0`}
                  stroke={seriesColor(index)}
                  strokeWidth="6"
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                >
                  <title>{`${labels[place]} · ${name} ${format(value)}`}</title>
                </path>
              ),
            )}
          </g>
        ))}
      </ChartPlot>
    </ChartFrame>
  )
}
