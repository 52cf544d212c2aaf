import { equalWithin } from '@/lib/ragops/constants'
import {
  comparedMetrics,
  type DatasetItem,
  type MetricName,
  metricNames,
  type RunItem,
  type SliceName,
} from '@/lib/ragops/dataset-schema'
import { compareRuns, meanOf } from '@/lib/ragops/evaluation'
import { meanInterval } from '@/lib/ragops/paired-comparison'
import type { ExperimentReport, Measure } from './report-schema'

type Scored = Pick<RunItem, 'id' | 'scores'>
/** Two figures that differ by less are the same: sums in another order differ in their last digits. */
const same = 1e-9
/** Statutes alone may be hundreds. */
const mostGroups = 60

function measureOf(
  items: readonly DatasetItem[],
  scores: ReadonlyMap<string, Scored['scores']>,
  metric: MetricName,
): Measure | null {
  const values = items.flatMap(({ id, cluster }) => {
    const value = scores.get(id)?.[metric]
    return value === undefined ? [] : [{ cluster, value }]
  })
  if (values.length === 0) return null
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length
  const [low, high] = meanInterval(values)
  return { mean, low, high, items: values.length }
}

function groupsOf(items: readonly DatasetItem[], scores: ReadonlyMap<string, Scored['scores']>) {
  const groups = new Map<string, { slice: SliceName; value: string; items: Scored[] }>()
  for (const { id, tags } of items)
    for (const [name, value] of Object.entries(tags)) {
      const slice = name as SliceName
      const key = `${slice}=${value}`
      const group = groups.get(key) ?? { slice, value, items: [] }
      group.items.push({ id, scores: scores.get(id) ?? {} })
      groups.set(key, group)
    }
  return [...groups.values()]
    .sort((one, other) => other.items.length - one.items.length)
    .slice(0, mostGroups)
    .map(({ slice, value, items: of }) => ({
      ...{ slice, value, items: of.length },
      means: Object.fromEntries(
        metricNames.flatMap((metric) => {
          const mean = meanOf({ items: of }, metric)
          return mean === null ? [] : [[metric, mean]]
        }),
      ),
    }))
}

function countsOf(before: readonly Scored[], after: readonly Scored[], metric: MetricName) {
  const old = new Map(before.map(({ id, scores }) => [id, scores[metric]]))
  const counts = { better: 0, worse: 0, equal: 0 }
  for (const { id, scores } of after) {
    const [was, is] = [old.get(id), scores[metric]]
    if (was === undefined || is === undefined) continue
    counts[is - was > same ? 'better' : was - is > same ? 'worse' : 'equal']++
  }
  return counts
}

function latencyOf(run: readonly RunItem[]) {
  const times = run
    .filter(({ error }) => error === null)
    .map(({ ms }) => ms)
    .sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const [p50, p95] = [at(0.5), at(0.95)]
  return p50 === undefined || p95 === undefined ? null : { p50, p95 }
}

/**
 * What a run says of its dataset, and, beside a baseline, whether it is better. Takes up to some seconds with
 * 2,000 items.
 * @param baseline what the other run did with the same items; null: there is none
 * @param rest called between two figures, so that whoever reckons can do other things meanwhile
 */
export async function makeReport(
  items: readonly DatasetItem[],
  run: readonly RunItem[],
  baseline: readonly Scored[] | null,
  rest: () => Promise<void> = async () => {},
): Promise<ExperimentReport> {
  const scores = new Map(run.map((each) => [each.id, each.scores]))
  const measures: ExperimentReport['measures'] = {}
  for (const metric of metricNames) {
    const measure = measureOf(items, scores, metric)
    if (measure) measures[metric] = measure
    await rest()
  }
  const compared: NonNullable<ExperimentReport['compared']> = {}
  for (const metric of baseline ? comparedMetrics : []) {
    const options = { metric, margin: equalWithin }
    compared[metric] = {
      ...compareRuns(items, baseline ?? [], run, options),
      counts: countsOf(baseline ?? [], run, metric),
    }
    await rest()
  }
  return {
    items: run.length,
    failed: run.filter(({ error }) => error !== null).length,
    answered: run.filter(({ results }) => results.length > 0).length,
    latency: latencyOf(run),
    measures,
    groups: groupsOf(items, scores),
    compared: baseline ? compared : null,
  }
}
