import type { Importance } from '@/lib/korean-law/constants'

/** Cited-by counts from which a decision is of high, medium, low importance. */
export type ImportanceThresholds = { high: number; medium: number; low: number }

/** Share of all decisions that lie below each level. */
const quantiles = { high: 0.99, medium: 0.94, low: 0.75 } as const

/** Thresholds of a corpus: fixed quantiles of its cited-by counts. A level needs at least one citation. */
export function importanceThresholds(citedBy: readonly number[]): ImportanceThresholds {
  const sorted = [...citedBy].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const low = Math.max(1, at(quantiles.low))
  const medium = Math.max(low + 1, at(quantiles.medium))
  return { low, medium, high: Math.max(medium + 1, at(quantiles.high)) }
}

export function importanceOf(citedBy: number, thresholds: ImportanceThresholds): Importance {
  if (citedBy >= thresholds.high) return 'high'
  if (citedBy >= thresholds.medium) return 'medium'
  return citedBy >= thresholds.low ? 'low' : 'general'
}
