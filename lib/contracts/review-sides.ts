import type { ContractType, Standpoint } from './constants'
import { standpoints } from './constants'
import { reviewContract } from './review'
import type { Outline } from './summary/outline-schema'
import { listDuties } from './summary/schedule'
import type { Finding } from './types'

export type SidedFinding = Finding & { identity: string; sides: Standpoint[] }
export type SidedReview = { outline: Outline; findings: SidedFinding[] }

/** What makes a finding the same in two reviews of one text: its rule and its place. */
const identityOf = ({ ruleId, topic, kind, start, details }: Finding): string => {
  const of = start === null ? (details.reference ?? details.second ?? '') : String(start)
  return `${kind}:${ruleId}:${topic}:${of}`.slice(0, 200)
}

/**
 * Reviews a contract as each side reads it, so that one can look from the other side without a second review.
 * @param onSide told before each of the three
 */
export function reviewSides(
  type: ContractType,
  text: string,
  onSide: (done: number, of: number) => void = () => {},
): SidedReview {
  const found = new Map<string, SidedFinding>()
  let outline: Outline = { clauses: [], duties: [] }
  for (const [done, side] of standpoints.entries()) {
    onSide(done, standpoints.length)
    const { contract, findings } = reviewContract(type, side, text)
    for (const finding of findings) {
      const identity = identityOf(finding)
      const known = found.get(identity)
      if (known && !known.sides.includes(side)) known.sides.push(side)
      if (!known) found.set(identity, { ...finding, identity, sides: [side] })
    }
    outline = {
      clauses: contract.clauses.map(({ part, label, title, start, end }) => ({
        part,
        label,
        title,
        start,
        end,
      })),
      duties: listDuties(contract),
    }
  }
  const place = ({ start }: Finding) => start ?? Number.POSITIVE_INFINITY
  return { outline, findings: [...found.values()].sort((a, b) => place(a) - place(b)) }
}
