import { seededNumbers } from '@/lib/seeded-numbers'

/** Two figures for the same question: that of the baseline, and that of what is compared with it. */
export type Pair = { cluster: string; before: number; after: number }

export type Verdict = 'better' | 'worse' | 'equal' | 'too-few-items'

export type Comparison = {
  items: number
  clusters: number
  before: number
  after: number
  difference: number
  /** The difference lies here with 95 %, by resampling clusters. */
  low: number
  high: number
  /** How often chance alone makes so large a difference: signs flipped by cluster. */
  p: number
  verdict: Verdict
}

// Read millions of times: a look-up of the global object each time would cost more than the sum.
const { floor } = Math

const resamples = 10_000
const significance = 0.05
/** Fewer independent questions say nothing, whatever their figures. */
const fewestClusters = 30

/** Sum of the differences and number of the pairs of each cluster; typed, because it is read millions of times. */
type Clusters = { sums: Float64Array; sizes: Float64Array }

function clustersOf(pairs: readonly Pair[]): Clusters {
  const places = new Map<string, number>()
  for (const { cluster } of pairs) if (!places.has(cluster)) places.set(cluster, places.size)
  const sums = new Float64Array(places.size)
  const sizes = new Float64Array(places.size)
  for (const { cluster, before, after } of pairs) {
    const at = places.get(cluster) ?? 0
    sums[at] = (sums[at] ?? 0) + after - before
    sizes[at] = (sizes[at] ?? 0) + 1
  }
  return { sums, sizes }
}

function interval({ sums, sizes }: Clusters, next: () => number): [number, number] {
  const means = new Float64Array(resamples)
  const count = sums.length
  for (let sample = 0; sample < resamples; sample++) {
    let sum = 0
    let size = 0
    for (let draw = 0; draw < count; draw++) {
      const at = floor(next() * count)
      sum += sums[at] as number
      size += sizes[at] as number
    }
    means[sample] = sum / size
  }
  means.sort()
  return [means[Math.floor(resamples * 0.025)] ?? 0, means[Math.ceil(resamples * 0.975) - 1] ?? 0]
}

function signFlip({ sums }: Clusters, next: () => number): number {
  const observed = Math.abs(sums.reduce((total, each) => total + each, 0))
  let asLarge = 0
  for (let sample = 0; sample < resamples; sample++) {
    let sum = 0
    for (let at = 0; at < sums.length; at++) {
      const each = sums[at] as number
      sum += next() < 0.5 ? each : -each
    }
    // Sums of the same numbers in another order differ in their last digits.
    if (Math.abs(sum) >= observed - 1e-12) asLarge++
  }
  return (asLarge + 1) / (resamples + 1)
}

/**
 * Compares two runs over the same questions, pair by pair.
 * @param margin differences within it are of no consequence
 */
export function comparePairs(pairs: readonly Pair[], margin: number, seed = 1): Comparison {
  const clusters = clustersOf(pairs)
  const count = clusters.sums.length
  const mean = (of: (pair: Pair) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / Math.max(1, pairs.length)
  const [before, after] = [mean((pair) => pair.before), mean((pair) => pair.after)]
  const next = seededNumbers(seed)
  const [low, high] = count > 0 ? interval(clusters, next) : [0, 0]
  const p = count > 0 ? signFlip(clusters, next) : 1
  const figures = { items: pairs.length, clusters: count, before, after }
  const comparison = { ...figures, difference: after - before, low, high, p }
  return { ...comparison, verdict: verdictOf(comparison, margin) }
}

/** The mean of figures lies here with 95 %, by resampling clusters; at least one figure is needed. */
export function meanInterval(
  values: readonly { cluster: string; value: number }[],
  seed = 1,
): [number, number] {
  const pairs = values.map(({ cluster, value }) => ({ cluster, before: 0, after: value }))
  return interval(clustersOf(pairs), seededNumbers(seed))
}

/** What may be said of a comparison; with `p` corrected where several are made. */
export function verdictOf(
  { clusters, low, high, p }: Pick<Comparison, 'clusters' | 'low' | 'high' | 'p'>,
  margin: number,
): Verdict {
  if (clusters < fewestClusters) return 'too-few-items'
  if (p < significance && low > 0) return 'better'
  if (p < significance && high < 0) return 'worse'
  return low > -margin && high < margin ? 'equal' : 'too-few-items'
}

/** Holm: corrects p of comparisons that are looked at together, in their order. */
export function correctForMany(ps: readonly number[]): number[] {
  const order = ps.map((p, at) => ({ p, at })).sort((one, other) => one.p - other.p)
  const corrected = new Array<number>(ps.length).fill(1)
  let highest = 0
  for (const [rank, { p, at }] of order.entries()) {
    highest = Math.max(highest, Math.min(1, p * (ps.length - rank)))
    corrected[at] = highest
  }
  return corrected
}
