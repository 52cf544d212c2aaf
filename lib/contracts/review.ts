import { checkAmounts } from './checks/amounts'
import { checkDates } from './checks/dates'
import { checkDeliveryDays } from './checks/delivery-days'
import { checkLineProducts } from './checks/line-products'
import { checkLineSums } from './checks/line-sums'
import { checkMissing } from './checks/missing'
import { checkParties } from './checks/parties'
import { checkReferences } from './checks/references'
import { checkSignatures } from './checks/signatures'
import { checkTermEnds } from './checks/term-ends'
import { checkTerms } from './checks/terms'
import { checkTotals } from './checks/totals'
import { checkWrittenLists } from './checks/written-lists'
import type { ContractType, Standpoint } from './constants'
import { judgeClauses } from './rules/judge'
import { readContract } from './text/contract'
import type { Contract, Finding } from './types'

const place = ({ start }: Finding) => start ?? Number.POSITIVE_INFINITY

/** Everything the rules and checks find in a contract, in the order of its text; what is missing comes last. */
export function reviewContract(
  type: ContractType,
  standpoint: Standpoint,
  text: string,
): { contract: Contract; findings: Finding[] } {
  const contract = readContract(type, standpoint, text)
  const found = [
    ...judgeClauses(contract),
    ...checkAmounts(contract),
    ...checkTotals(contract),
    ...checkLineSums(contract),
    ...checkLineProducts(contract),
    ...checkDates(contract),
    ...checkTermEnds(contract),
    ...checkDeliveryDays(contract),
    ...checkReferences(contract),
    ...checkTerms(contract),
    ...checkParties(contract),
    ...checkSignatures(contract),
    ...checkMissing(contract),
    ...checkWrittenLists(contract),
  ]
  const findings = found.filter((finding, index) => {
    if (finding.kind !== 'inconsistent' || finding.start === null) return true
    return !found
      .slice(0, index)
      .some(
        (other) =>
          other.kind === 'inconsistent' &&
          other.topic === finding.topic &&
          other.start !== null &&
          other.end !== null &&
          finding.end !== null &&
          other.start < finding.end &&
          (finding.start ?? 0) < other.end,
      )
  })
  return { contract, findings: findings.sort((a, b) => place(a) - place(b)) }
}
