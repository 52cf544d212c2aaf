import type { MetricName } from './dataset-schema'
import { fewestOfSlice, type RunComparison } from './evaluation'
import type { Comparison } from './paired-comparison'

const figure = (value: number) => value.toFixed(4)
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(4)}`

function row(name: string, compared: Comparison): string {
  const { items, before, after, difference, low, high, p, verdict } = compared
  const range = `${signed(low)} to ${signed(high)}`
  return `| ${name} | ${items} | ${figure(before)} | ${figure(after)} | ${signed(difference)} | ${range} | ${p.toFixed(4)} | ${verdict} |`
}

/** A comparison of two runs as a table of Markdown, for a terminal or a comment of a code review. */
export function comparisonReport(
  { overall, slices, small }: RunComparison,
  { metric, margin }: { metric: MetricName; margin: number },
): string {
  const sorted = [...slices].sort((one, other) => one.p - other.p)
  return [
    `| ${metric} | items | baseline | now | difference | 95 % interval | p | verdict |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    row('all', overall),
    ...sorted.map((each) => row(`${each.slice} ${each.value}`, each)),
    '',
    `equal: the difference lies within ${margin}. too-few-items: nothing can be said. p of slices is corrected for their number.`,
    ...(small.length > 0
      ? [
          `not compared, with fewer than ${fewestOfSlice} items: ${small.map((each) => `${each.slice} ${each.value} (${each.items})`).join(', ')}`,
        ]
      : []),
  ].join('\n')
}
