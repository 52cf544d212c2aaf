import type { Found } from './cluster'
import type { Fused, TierEvidence } from './fuse'
import type { Clause, ReadTerm } from './queries'

/** What one ranking found out, before filters, order and page. */
export type Gathered = {
  fused: Fused
  /** The first score of any document, candidate or not. */
  should: Clause[]
  /** Of the terms of the query, in the tier of the headnotes or articles. */
  frequencies: ReadonlyMap<string, number>
}

export function idsOf(answers: readonly Found[]): string[] {
  return [...new Set(answers.flatMap(({ hits }) => hits.hits.map(({ _id }) => _id)))]
}

export function scoresIn(answer: Found | undefined): Map<string, number> {
  return new Map((answer?.hits.hits ?? []).map(({ _id, _score }) => [_id, _score ?? 0]))
}

/** Rarity of all terms that are read of a query. */
export const rarityOf = (terms: readonly ReadTerm[]) =>
  terms.reduce((sum, { rarity }) => sum + rarity, 0)

export function tierEvidence(
  terms: readonly ReadTerm[],
  scores: Found | undefined,
  held: Found | undefined,
): TierEvidence {
  return {
    scores: scoresIn(scores),
    held: scoresIn(held),
    read: { total: rarityOf(terms), terms: terms.length },
  }
}
