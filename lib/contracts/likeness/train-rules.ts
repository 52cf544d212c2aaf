import type { BankClause } from './bank'
import type { Features } from './features'
import type { StoredRule } from './nearest-rule'

type Seen = { clause: BankClause; features: Features }

/** Fair look-alikes speak of the same thing, if in other words. */
const weightOfFair = 0.65
/** Words that a rule's clauses share often say little more than those they share now and then. */
const evenness = 0.7
/** As many features of a rule are kept; all of them, three times as many, tell little more. */
const mostFeatures = 800

/** How rare each feature is among the clauses. */
function rarities(seen: readonly Seen[]): (place: number) => number {
  const counts = new Map<number, number>()
  for (const { features } of seen)
    for (const place of features.at) counts.set(place, (counts.get(place) ?? 0) + 1)
  return (place) => Math.log(1 + seen.length / (1 + (counts.get(place) ?? 0)))
}

function store(profile: [place: number, weight: number][], types: Set<string>): StoredRule {
  const step = Math.max(...profile.map(([, weight]) => weight)) / 255
  const at = Buffer.alloc(profile.length * 2)
  for (const [index, [place]] of profile.entries()) at.writeUInt16LE(place, index * 2)
  const weights = Buffer.from(profile.map(([, weight]) => Math.round(weight / step)))
  return {
    types: [...types].sort().join(' '),
    step,
    at: at.toString('base64'),
    weights: weights.toString('base64'),
  }
}

/** What the clauses of each rule have in common: the mean of their features, the rare ones counting more. */
export function learnRules(seen: readonly Seen[]): Record<string, StoredRule> {
  const rarity = rarities(seen)
  const groups = new Map<string, Seen[]>()
  for (const each of seen) {
    const rule = each.clause.rule ?? ''
    groups.set(rule, [...(groups.get(rule) ?? []), each])
  }
  const learnt: Record<string, StoredRule> = {}
  for (const [rule, clauses] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sums = new Map<number, number>()
    for (const { clause, features } of clauses) {
      const rare = Float32Array.from(
        features.value,
        (value, index) => value * rarity(features.at[index] as number),
      )
      const length = Math.sqrt(rare.reduce((sum, value) => sum + value * value, 0)) || 1
      const share = (clause.isUnfair ? 1 : weightOfFair) / length
      for (const [index, place] of features.at.entries())
        sums.set(place, (sums.get(place) ?? 0) + share * (rare[index] as number))
    }
    const kept = [...sums]
      .map(([place, sum]): [number, number] => [place, sum ** evenness])
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, mostFeatures)
    const length = Math.sqrt(kept.reduce((sum, [, weight]) => sum + weight * weight, 0))
    // A clause is met by its plain counts, so the rarity that both sides have stands here.
    const profile = kept.map(([place, weight]): [number, number] => [
      place,
      (weight / length) * rarity(place),
    ])
    learnt[rule] = store(profile, new Set(clauses.map(({ clause }) => clause.type)))
  }
  return learnt
}
