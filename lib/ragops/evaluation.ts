import { toAppError } from '@/lib/errors'
import type { Dataset, DatasetItem, MetricName, Run, SliceName } from './dataset-schema'
import {
  type Comparison,
  comparePairs,
  correctForMany,
  type Pair,
  verdictOf,
} from './paired-comparison'
import { retrievalScores } from './retrieval-metrics'

/** Finds documents for a question, the best first; `k` are wanted. */
export type Retriever = (query: string, k: number) => Promise<string[]>

async function runItem(
  item: DatasetItem,
  retrieve: Retriever,
  k: number,
): Promise<Run['items'][number]> {
  const started = performance.now()
  const end = (results: string[], error: string | null) => ({
    id: item.id,
    results,
    error,
    ms: Math.round(performance.now() - started),
    scores: retrievalScores(item.relevant, results, k),
  })
  try {
    // One more, because the question's own decision is taken out.
    const found = await retrieve(item.query, k + 1)
    return end(found.filter((id) => id !== item.source).slice(0, k), null)
  } catch (thrown) {
    return end([], toAppError(thrown).code)
  }
}

/** Asks a retriever every question of a dataset, two at a time. Whatever fails is in the run. */
export async function evaluateRetriever(
  dataset: Dataset,
  retrieve: Retriever,
  k: number,
  onProgress: (done: number) => void = () => {},
): Promise<Run['items']> {
  const items: Run['items'] = []
  const waiting = dataset.items.entries()
  const work = async () => {
    for (const [at, item] of waiting) {
      items[at] = await runItem(item, retrieve, k)
      onProgress(items.filter(Boolean).length)
    }
  }
  await Promise.all([work(), work()])
  return items
}

export const meanOf = (run: Run, metric: MetricName): number =>
  run.items.reduce((sum, { scores }) => sum + scores[metric], 0) / run.items.length

export type Slice = Comparison & { slice: SliceName; value: string }
export type RunComparison = { overall: Comparison; slices: Slice[] }

/** Why two runs cannot be compared; null when they can. */
export function incomparable(dataset: Dataset, before: Run, after: Run): string | null {
  if (before.hash !== dataset.hash || after.hash !== dataset.hash) return 'not of this dataset'
  if (before.k !== after.k) return `k is ${before.k} in one and ${after.k} in the other`
  const ids = new Set(before.items.map(({ id }) => id))
  const isSame = after.items.length === ids.size && after.items.every(({ id }) => ids.has(id))
  return isSame ? null : 'not of the same items'
}

/** Slices with fewer items are not shown: nothing could be said of them. */
const fewestOfSlice = 30

/** Compares two runs item by item, and by field, court, year and law; p of slices is corrected for their number. */
export function compareRuns(
  dataset: Dataset,
  before: Run,
  after: Run,
  { metric, margin }: { metric: MetricName; margin: number },
): RunComparison {
  const scoreOf = (run: Run) => new Map(run.items.map(({ id, scores }) => [id, scores[metric]]))
  const [old, now] = [scoreOf(before), scoreOf(after)]
  const pairOf = ({ id, cluster }: DatasetItem): Pair => ({
    cluster,
    before: old.get(id) ?? 0,
    after: now.get(id) ?? 0,
  })
  const groups = new Map<string, { slice: SliceName; value: string; items: DatasetItem[] }>()
  for (const item of dataset.items)
    for (const [name, value] of Object.entries(item.tags)) {
      const slice = name as SliceName
      const key = `${slice}=${value}`
      const group = groups.get(key) ?? { slice, value, items: [] }
      group.items.push(item)
      groups.set(key, group)
    }
  const slices = [...groups.values()]
    .filter(({ items }) => items.length >= fewestOfSlice && items.length < dataset.items.length)
    .map(({ slice, value, items }) => ({
      slice,
      value,
      ...comparePairs(items.map(pairOf), margin),
    }))
  const corrected = correctForMany(slices.map(({ p }) => p))
  return {
    overall: comparePairs(dataset.items.map(pairOf), margin),
    slices: slices.map((each, at) => {
      const p = corrected[at] ?? 1
      return { ...each, p, verdict: verdictOf({ ...each, p }, margin) }
    }),
  }
}
