import type { Pair } from './schema'

export type Agreement = {
  /** Things that two people judged. */
  count: number
  /** Share of these on which they said the same; null where nothing was judged twice. */
  share: number | null
  /** The same beyond what chance would bring; null where everybody always said the same word. */
  kappa: number | null
}

/**
 * Fleiss' kappa of two judgements each: who of the two is the first does not matter, because pairs of a queue are
 * of different people. 1: they always agree; 0: as often as chance would.
 */
export function agreementOf(pairs: readonly (readonly [string, string])[]): Agreement {
  const count = pairs.length
  if (count === 0) return { count, share: null, kappa: null }
  const share = pairs.filter(([one, other]) => one === other).length / count
  const uses = new Map<string, number>()
  for (const word of pairs.flat()) uses.set(word, (uses.get(word) ?? 0) + 1)
  const byChance = [...uses.values()].reduce((sum, used) => sum + (used / (2 * count)) ** 2, 0)
  return { count, share, kappa: byChance === 1 ? null : (share - byChance) / (1 - byChance) }
}

/** How well people agree on the verdict, and on which passages answer the question. */
export function agreementIn(pairs: readonly Pair[]): { verdicts: Agreement; passages: Agreement } {
  const said = (ids: readonly string[], passage: string) => (ids.includes(passage) ? 'yes' : 'no')
  return {
    verdicts: agreementOf(pairs.map(({ verdicts }) => verdicts)),
    passages: agreementOf(
      pairs.flatMap(({ passages, relevant: [one, other] }) =>
        passages.map((passage) => [said(one, passage), said(other, passage)] as const),
      ),
    ),
  }
}
