import type { Asked } from './ask'
import { type Likeness, latency } from './compare'
import type { Loss } from './lose-node'
import type { Measured } from './measure'

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

function times(asked: readonly Asked[]): string {
  const { p50, p95 } = latency(asked)
  return `${p50.toFixed(0)} / ${p95.toFixed(0)}`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const columns = [
  'engine',
  'ready after s',
  'memory MB',
  'disk MB',
  'one person p50 / p95 ms',
  'four people p50 / p95 ms',
]
export const measuredHead = [row(columns), row(columns.map(() => '---'))].join('\n')

export function measuredRow(name: string, measured: Measured): string {
  const { seconds, memory, disk, alone, together } = measured
  return row([
    name,
    seconds.toFixed(0),
    memory.map(megabytes).join(' + '),
    megabytes(disk),
    times(alone),
    times(together),
  ])
}

export function likenessLine(name: string, found: Likeness): string {
  return (
    `${name}: ${found.queries} queries, ${found.failed} failed; first ten the same in the same order ` +
    `${found.same.toFixed(3)}, hits in common ${found.common.toFixed(4)}, largest difference of a ` +
    `score ${found.score.toExponential(1)}`
  )
}

export function lossLine(name: string, loss: Loss): string {
  return (
    `${likenessLine(`${name}, one killed`, loss)}; ${loss.after} answers after it was gone, longest ` +
    `wait ${loss.longest.toFixed(0)} ms, two copies of everything again after ${loss.whole.toFixed(0)} s`
  )
}
