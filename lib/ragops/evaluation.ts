import { toAppError } from '@/lib/errors'
import type { Dataset, DatasetItem, MetricName, Run, RunItem, SliceName } from './dataset-schema'
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

const failed = (item: DatasetItem, k: number) => ({
  ...retrievalScores(item.relevant, [], k),
  refusal: 0,
})

/**
 * Asks one question. What fails is in the answer, and counts as nothing found.
 * @param isOver whether a failure ends the whole run instead: a service that is away says nothing of a question
 */
export async function runItem(
  item: DatasetItem,
  retrieve: Retriever,
  k: number,
  isOver: (code: string) => boolean = () => false,
): Promise<RunItem> {
  const started = performance.now()
  const took = () => Math.round(performance.now() - started)
  try {
    // One more, because the question's own decision is taken out.
    const found = await retrieve(item.query, k + 1)
    const results = found.filter((id) => id !== item.source).slice(0, k)
    const scores = retrievalScores(item.relevant, results, k)
    return { id: item.id, results, error: null, ms: took(), scores }
  } catch (thrown) {
    const { code } = toAppError(thrown)
    if (isOver(code)) throw thrown
    return { id: item.id, results: [], error: code, ms: took(), scores: failed(item, k) }
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

/** Over the items that have the figure; null where none has. */
export function meanOf(run: { items: readonly Pick<RunItem, 'scores'>[] }, metric: MetricName) {
  const figures = run.items.flatMap(({ scores }) => scores[metric] ?? [])
  return figures.length === 0 ? null : figures.reduce((sum, each) => sum + each, 0) / figures.length
}

export type Slice = Comparison & { slice: SliceName; value: string }
/** A group of which nothing could be said. */
export type SmallSlice = { slice: SliceName; value: string; items: number }
export type RunComparison = { overall: Comparison; slices: Slice[]; small: SmallSlice[] }

/** Why two runs cannot be compared; null when they can. */
export function incomparable(dataset: Dataset, before: Run, after: Run): string | null {
  if (before.hash !== dataset.hash || after.hash !== dataset.hash) return 'not of this dataset'
  if (before.k !== after.k) return `k is ${before.k} in one and ${after.k} in the other`
  const ids = new Set(before.items.map(({ id }) => id))
  const isSame = after.items.length === ids.size && after.items.every(({ id }) => ids.has(id))
  return isSame ? null : 'not of the same items'
}

/** Slices with fewer items are listed, not compared: nothing could be said of them. */
export const fewestOfSlice = 30

type Scored = Pick<RunItem, 'id' | 'scores'>
type Group = { slice: SliceName; value: string; pairs: Pair[] }

function groupsOf(paired: readonly { item: DatasetItem; pair: Pair }[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { item, pair } of paired)
    for (const [name, value] of Object.entries(item.tags)) {
      const slice = name as SliceName
      const key = `${slice}=${value}`
      const group = groups.get(key) ?? { slice, value, pairs: [] }
      group.pairs.push(pair)
      groups.set(key, group)
    }
  return [...groups.values()]
}

/**
 * Compares two runs item by item, and by field, court, year, law, language and kind; p of slices is corrected
 * for their number. Items that lack the figure, because they are to be refused, are no part of it.
 */
export function compareRuns(
  items: readonly DatasetItem[],
  before: readonly Scored[],
  after: readonly Scored[],
  { metric, margin }: { metric: MetricName; margin: number },
): RunComparison {
  const scoreOf = (run: readonly Scored[]) =>
    new Map(run.map(({ id, scores }) => [id, scores[metric]]))
  const [old, now] = [scoreOf(before), scoreOf(after)]
  const paired = items.flatMap((item) => {
    const [was, is] = [old.get(item.id), now.get(item.id)]
    if (was === undefined || is === undefined) return []
    return [{ item, pair: { cluster: item.cluster, before: was, after: is } }]
  })
  const groups = groupsOf(paired).filter(({ pairs }) => pairs.length < paired.length)
  const slices = groups
    .filter(({ pairs }) => pairs.length >= fewestOfSlice)
    .map(({ slice, value, pairs }) => ({ slice, value, ...comparePairs(pairs, margin) }))
  const corrected = correctForMany(slices.map(({ p }) => p))
  return {
    overall: comparePairs(
      paired.map(({ pair }) => pair),
      margin,
    ),
    slices: slices.map((each, at) => {
      const p = corrected[at] ?? 1
      return { ...each, p, verdict: verdictOf({ ...each, p }, margin) }
    }),
    small: groups
      .filter(({ pairs }) => pairs.length < fewestOfSlice)
      .map(({ slice, value, pairs }) => ({ slice, value, items: pairs.length })),
  }
}
