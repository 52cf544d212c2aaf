import { checkAmounts } from './checks/amounts'
import { checkAreas } from './checks/areas'
import { checkCostBearers } from './checks/cost-bearers'
import { checkCountedThings } from './checks/counted-things'
import { checkDates } from './checks/dates'
import { checkDayTwice } from './checks/day-twice'
import { checkInlineSums } from './checks/inline-sums'
import { checkLineProducts } from './checks/line-products'
import { checkLineSums } from './checks/line-sums'
import { checkListTotals } from './checks/list-totals'
import { checkMissing } from './checks/missing'
import { checkNameVariants } from './checks/name-variants'
import { checkNamedDays } from './checks/named-days'
import { checkNearNames } from './checks/near-names'
import { checkOpposedClauses } from './checks/opposed-clauses'
import { checkParties } from './checks/parties'
import { checkPointedClauses } from './checks/pointed-clauses'
import { checkReferences } from './checks/references'
import { checkSaidTwice } from './checks/said-twice'
import { checkSameShare } from './checks/same-share'
import { checkSameThings } from './checks/same-things'
import { checkSettledTwice } from './checks/settled-twice'
import { checkSignatures } from './checks/signatures'
import { checkSigningNames } from './checks/signing-names'
import { checkStageSums } from './checks/stage-sums'
import { checkStatedProducts } from './checks/stated-products'
import { checkTableRows } from './checks/table-rows'
import { checkTermEnds } from './checks/term-ends'
import { checkTermLengths } from './checks/term-lengths'
import { checkTerms } from './checks/terms'
import { checkTotals } from './checks/totals'
import { checkVat } from './checks/vat'
import { checkWorkingTime } from './checks/working-time'
import { checkWrittenLists } from './checks/written-lists'
import type { ContractType, Standpoint } from './constants'
import { judgeClauses } from './rules/judge'
import { readContract } from './text/contract'
import type { Contract, Finding } from './types'

const place = ({ start }: Finding) => start ?? Number.POSITIVE_INFINITY

/** A finding with its quote in the letters and lines of the contract. */
const asPrinted = (finding: Finding, text: string): Finding =>
  finding.start === null || finding.end === null
    ? finding
    : { ...finding, quote: text.slice(finding.start, finding.end) }

/** Two checks that see one place contradict the same see one contradiction. */
const isSameContradiction = (first: Finding, second: Finding): boolean =>
  first.kind === 'inconsistent' &&
  second.kind === 'inconsistent' &&
  (first.topic === second.topic || first.quote === second.quote) &&
  first.start !== null &&
  first.end !== null &&
  second.start !== null &&
  second.end !== null &&
  first.start < second.end &&
  second.start < first.end

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
    ...checkStageSums(contract),
    ...checkTableRows(contract),
    ...checkSameShare(contract),
    ...checkTermEnds(contract),
    ...checkTermLengths(contract),
    ...checkDates(contract),
    ...checkNamedDays(contract),
    ...checkDayTwice(contract),
    ...checkListTotals(contract),
    ...checkWorkingTime(contract),
    ...checkReferences(contract),
    ...checkPointedClauses(contract),
    ...checkSaidTwice(contract),
    ...checkSettledTwice(contract),
    ...checkOpposedClauses(contract),
    ...checkCostBearers(contract),
    ...checkVat(contract),
    ...checkAreas(contract),
    ...checkCountedThings(contract),
    ...checkStatedProducts(contract),
    ...checkInlineSums(contract),
    ...checkTerms(contract),
    ...checkParties(contract),
    ...checkSigningNames(contract),
    ...checkNearNames(contract),
    ...checkNameVariants(contract),
    ...checkSameThings(contract),
    ...checkSignatures(contract),
    ...checkMissing(contract),
    ...checkWrittenLists(contract),
  ]
  const findings = found.filter(
    (finding, index) => !found.slice(0, index).some((other) => isSameContradiction(other, finding)),
  )
  return {
    contract: { ...contract, text },
    findings: findings
      .map((finding) => asPrinted(finding, text))
      .sort((a, b) => place(a) - place(b)),
  }
}
