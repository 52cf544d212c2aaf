type Point = { mean: number; low: number; high: number }
export type IntervalRow = { label: string; now: Point; baseline: Point | null }

/** Of the two runs, in the order in which they are drawn. */
const colors = { baseline: 'var(--chart-2)', now: 'var(--chart-1)' } as const

const ticks = [0, 0.25, 0.5, 0.75, 1]
const at = (value: number) => `${(Math.min(1, Math.max(0, value)) * 100).toFixed(2)}%`

/** Means with their intervals on one scale from 0 to 1. The table beside it says the same, so it is not read out. */
export function IntervalChart({
  rows,
  names,
}: {
  rows: readonly IntervalRow[]
  names: { now: string; baseline: string | null }
}) {
  const runs = names.baseline === null ? (['now'] as const) : (['baseline', 'now'] as const)
  const height = 14 * runs.length + 10
  return (
    <div aria-hidden="true" className="max-w-[44rem] text-xs text-soft">
      {runs.length > 1 ? (
        <ul className="flex flex-wrap gap-x-4 pb-2">
          {runs.map((run) => (
            <li key={run} className="flex min-w-0 items-center gap-1.5">
              <span
                className="size-2.5 shrink-0 rounded-full"
                style={{ background: colors[run] }}
              />
              <span className="truncate">{names[run]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] items-center gap-x-3">
        {rows.map(({ label, ...points }) => (
          <div key={label} className="contents">
            <span>{label}</span>
            <svg width="100%" height={height} overflow="visible" aria-hidden="true">
              {ticks.map((tick) => (
                <line
                  key={tick}
                  x1={at(tick)}
                  x2={at(tick)}
                  y1={0}
                  y2={height}
                  stroke="var(--line)"
                />
              ))}
              {runs.map((run, line) => {
                const point = points[run]
                if (!point) return null
                const y = 12 + 14 * line
                return (
                  <g key={run} stroke={colors[run]} fill={colors[run]}>
                    <line x1={at(point.low)} x2={at(point.high)} y1={y} y2={y} strokeWidth={2} />
                    <circle cx={at(point.mean)} cy={y} r={4} />
                  </g>
                )
              })}
            </svg>
          </div>
        ))}
        <span />
        <span className="flex justify-between tabular-nums">
          {ticks.map((tick) => (
            <span key={tick} className="w-0 whitespace-nowrap [direction:ltr]">
              <span className="inline-block -translate-x-1/2">{tick}</span>
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}
