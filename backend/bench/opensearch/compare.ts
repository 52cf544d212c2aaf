import type { Asked } from './ask'

/** How alike two engines answer the same queries. */
export type Likeness = {
  queries: number
  failed: number
  /** Share of the queries whose first hits are the same, in the same order. */
  same: number
  /** Share of the first hits of one that are among those of the other. */
  common: number
  /** Largest difference of two scores of one document. */
  score: number
}

export function likeness(here: readonly Asked[], there: readonly Asked[]): Likeness {
  let [failed, same, common, wanted, score] = [0, 0, 0, 0, 0]
  here.forEach(({ hits: own }, at) => {
    const found = there[at]?.hits
    if (!own || !found) {
      failed++
      return
    }
    const scores = new Map(found.map((hit) => [hit.id, hit.score]))
    const shared = own.filter(({ id }) => scores.has(id))
    wanted += Math.max(own.length, found.length)
    common += shared.length
    if (own.length === found.length && own.every(({ id }, i) => found[i]!.id === id)) same++
    for (const hit of shared) score = Math.max(score, Math.abs(hit.score - scores.get(hit.id)!))
  })
  const compared = here.length - failed
  return {
    queries: here.length,
    failed,
    same: same / Math.max(1, compared),
    common: common / Math.max(1, wanted),
    score,
  }
}

/** Median and 95th percentile of the times of what was answered, by nearest rank. */
export function latency(asked: readonly Asked[]): { p50: number; p95: number } {
  const times = asked
    .filter(({ hits }) => hits)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  const at = (part: number) => times[Math.max(0, Math.ceil(part * times.length) - 1)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}
