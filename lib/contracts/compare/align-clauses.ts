import type { Clause } from '@/lib/contracts/types'
import { containment, countWords, likeness, type WordCounts } from './tokens'

export type Unit = {
  clause: Clause
  text: string
  /** Without spaces. */
  letters: string
  words: WordCounts
}

/** Places in the old and the new version that belong together; one side is empty for what is new or gone. */
export type Alignment = { before: number[]; after: number[] }

/** Less in common is no common clause. */
const leastLikeness = 0.34
/** So much of a clause must stand in another for it to have been taken out of it. */
const leastContainment = 0.72

/** Each is compared with each, so that what has more is no contract that anybody compares: the rest is one. */
export const mostUnits = 800

const bare = (text: string) => text.replace(/\s+/g, '')

export function unitsOf(text: string, clauses: readonly Clause[]): Unit[] {
  const last = clauses.at(-1)
  const kept = clauses
    .slice(0, mostUnits)
    .map((clause, at) => (last && at === mostUnits - 1 ? { ...clause, end: last.end } : clause))
  return kept
    .map((clause) => ({ clause, text: text.slice(clause.start, clause.end).trim() }))
    .filter(({ text: words }) => words !== '')
    .map((unit) => ({ ...unit, letters: bare(unit.text), words: countWords(unit.text) }))
}

function score(a: Unit, b: Unit): number {
  const like = likeness(a.words, b.words)
  if (a.clause.part !== b.clause.part && like < 0.8) return 0
  const sameTitle = a.clause.title !== '' && bare(a.clause.title) === bare(b.clause.title)
  const fixed = ['preamble', 'signature'].includes(a.clause.part) && a.clause.part === b.clause.part
  const sameLabel = a.clause.label === b.clause.label
  return like + (sameTitle ? 0.35 : 0) + (fixed ? 0.5 : 0) + (sameLabel ? 0.06 : 0)
}

/** Clauses with the same words first, then the likest; no clause is used twice. */
function pairs(before: readonly Unit[], after: readonly Unit[]): Map<number, number> {
  const matched = new Map<number, number>()
  const taken = new Set<number>()
  const byText = new Map<string, number[]>()
  after.forEach(({ letters }, index) => {
    byText.set(letters, [...(byText.get(letters) ?? []), index])
  })
  before.forEach((unit, index) => {
    const same = byText.get(unit.letters)?.find((other) => !taken.has(other))
    if (same === undefined) return
    matched.set(index, same)
    taken.add(same)
  })
  const candidates: { a: number; b: number; score: number }[] = []
  before.forEach((unit, a) => {
    if (matched.has(a)) return
    after.forEach((other, b) => {
      if (taken.has(b)) return
      const like = score(unit, other)
      if (like >= leastLikeness) candidates.push({ a, b, score: like })
    })
  })
  candidates.sort((x, y) => y.score - x.score || Math.abs(x.a - x.b) - Math.abs(y.a - y.b))
  for (const { a, b } of candidates) {
    if (matched.has(a) || taken.has(b)) continue
    matched.set(a, b)
    taken.add(b)
  }
  return matched
}

/** Which of `wholes` a part that has no counterpart was taken out of. */
function wholeOf(
  part: Unit,
  wholes: readonly Unit[],
  usable: (at: number) => boolean,
): number | null {
  let best = { at: -1, share: 0 }
  wholes.forEach((whole, at) => {
    if (part.words.total < 20 || !usable(at)) return
    const share = containment(part.words, whole.words)
    if (share >= leastContainment && share > best.share) best = { at, share }
  })
  return best.at < 0 ? null : best.at
}

/** Which clauses of two versions belong together: kept, moved, split, merged, new and gone. */
export function alignClauses(before: readonly Unit[], after: readonly Unit[]): Alignment[] {
  const forward = pairs(before, after)
  const backward = new Map([...forward].map(([a, b]) => [b, a]))
  const groups = new Map<number, Alignment>()
  for (const [a, b] of forward) groups.set(a, { before: [a], after: [b] })
  const rest: Alignment[] = []
  after.forEach((unit, b) => {
    if (backward.has(b)) return
    const a = wholeOf(unit, before, (at) => {
      const match = forward.get(at)
      return match !== undefined && before[at]?.letters !== after[match]?.letters
    })
    const group = a === null ? undefined : groups.get(a)
    if (group) group.after.push(b)
    else rest.push({ before: [], after: [b] })
  })
  before.forEach((unit, a) => {
    if (forward.has(a)) return
    const b = wholeOf(unit, after, (at) => {
      const match = backward.get(at)
      return match !== undefined && after[at]?.letters !== before[match]?.letters
    })
    const match = b === null ? undefined : backward.get(b)
    const group = match === undefined ? undefined : groups.get(match)
    if (group && group.after.length === 1) group.before.push(a)
    else rest.push({ before: [a], after: [] })
  })
  for (const group of groups.values()) {
    group.before.sort((x, y) => x - y)
    group.after.sort((x, y) => x - y)
  }
  return inOrder([...groups.values(), ...rest])
}

/** In the order of the new version; what is gone stands behind what it stood behind. */
function inOrder(groups: readonly Alignment[]): Alignment[] {
  const kept = groups
    .filter(({ after }) => after.length > 0)
    .sort((a, b) => (a.after[0] ?? 0) - (b.after[0] ?? 0))
  const gone = groups
    .filter(({ after }) => after.length === 0)
    .sort((a, b) => (b.before[0] ?? 0) - (a.before[0] ?? 0))
  for (const group of gone) {
    const at = group.before[0] ?? 0
    let place = -1
    kept.forEach(({ before }, index) => {
      if (before.some((other) => other < at)) place = Math.max(place, index)
    })
    const nearest = kept.findIndex(({ before }) => before.includes(at - 1))
    kept.splice((nearest >= 0 ? nearest : place) + 1, 0, group)
  }
  return kept
}

/** The groups that do not stand in the order that the others kept. */
export function movedGroups(groups: readonly Alignment[]): Set<Alignment> {
  const both = groups.filter(({ before, after }) => before.length > 0 && after.length > 0)
  const tails: number[] = []
  const previous: number[] = []
  both.forEach(({ before }, index) => {
    const value = before[0] ?? 0
    let low = 0
    while (low < tails.length && (both[tails[low] ?? 0]?.before[0] ?? 0) < value) low += 1
    previous[index] = low > 0 ? (tails[low - 1] ?? -1) : -1
    tails[low] = index
  })
  const stays = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) stays.add(at)
  return new Set(both.filter((_, index) => !stays.has(index)))
}
