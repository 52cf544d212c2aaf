import { lettersOf } from './check-entry'

/** Two questions that share so much of their letter runs ask the same in the same words. */
const tooAlike = 0.8
const runLength = 4
/** Candidates share one of a question's rarest runs. */
const rarestRuns = 6

function runsOf(text: string): Set<string> {
  const letters = lettersOf(text)
  const runs = new Set<string>()
  for (let at = 0; at + runLength <= letters.length; at++)
    runs.add(letters.slice(at, at + runLength))
  return runs.size > 0 ? runs : new Set([letters])
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const run of a) if (b.has(run)) shared++
  return shared / (a.size + b.size - shared)
}

export type Duplicate = { first: number; second: number; likeness: number }

/** Pairs of texts that are the same or nearly so, by their places in the list. */
export function findDuplicates(texts: readonly string[]): Duplicate[] {
  const all = texts.map(runsOf)
  const frequency = new Map<string, number>()
  for (const runs of all) for (const run of runs) frequency.set(run, (frequency.get(run) ?? 0) + 1)
  const holders = new Map<string, number[]>()
  const found: Duplicate[] = []
  all.forEach((runs, second) => {
    const rare = [...runs]
      .sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))
      .slice(0, rarestRuns)
    const candidates = new Set(rare.flatMap((run) => holders.get(run) ?? []))
    for (const first of candidates) {
      const score = likeness(all[first] as Set<string>, runs)
      if (score >= tooAlike) found.push({ first, second, likeness: score })
    }
    for (const run of rare) holders.set(run, [...(holders.get(run) ?? []), second])
  })
  return found
}
