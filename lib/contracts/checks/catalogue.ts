import type { Contract, Finding } from '@/lib/contracts/types'
import { checkMissing } from './absent/missing'
import { checkWrittenLists } from './absent/written-lists'
import { checkAnnexCounts } from './between-clauses/annex-counts'
import { checkAnnexRows } from './between-clauses/annex-rows'
import { checkColumnPeriods } from './between-clauses/column-periods'
import { checkCostBearers } from './between-clauses/cost-bearers'
import { checkNamedFigures } from './between-clauses/named-figures'
import { checkNamedSums } from './between-clauses/named-sums'
import { checkOneSentence } from './between-clauses/one-sentence'
import { checkOpposedClauses } from './between-clauses/opposed-clauses'
import { checkPaymentDays } from './between-clauses/payment-days'
import { checkRowPrices } from './between-clauses/row-prices'
import { checkSaidTwice } from './between-clauses/said-twice'
import { checkSettledTwice } from './between-clauses/settled-twice'
import { checkSwappedRoles } from './between-clauses/swapped-roles'
import { checkVat } from './between-clauses/vat'
import { checkBracketedTerms } from './days/bracketed-terms'
import { checkDates } from './days/dates'
import { checkDayTwice } from './days/day-twice'
import { checkEventDays } from './days/event-days'
import { checkNamedDays } from './days/named-days'
import { checkTermEdges } from './days/term-edges'
import { checkTermEnds } from './days/term-ends'
import { checkTermFromSigning } from './days/term-from-signing'
import { checkTermLengths } from './days/term-lengths'
import { checkBlankNames } from './names/blank-names'
import { checkBlanks } from './names/blanks'
import { checkNameVariants } from './names/name-variants'
import { checkNearNames } from './names/near-names'
import { checkParties } from './names/parties'
import { checkSameRepresentative } from './names/same-representative'
import { checkSameThings } from './names/same-things'
import { checkSigning } from './names/signing-lines'
import { checkSigningNames } from './names/signing-names'
import { checkPointedClauses } from './references/pointed-clauses'
import { checkReferences } from './references/references'
import { checkTerms } from './references/terms'
import { checkAmounts } from './sums/amounts'
import { checkAreas } from './sums/areas'
import { checkCountedMonths } from './sums/counted-months'
import { checkCountedThings } from './sums/counted-things'
import { checkFiguredShares } from './sums/figured-shares'
import { checkInlineSums } from './sums/inline-sums'
import { checkInstalments } from './sums/instalments'
import { checkLineProducts } from './sums/line-products'
import { checkLineSums } from './sums/line-sums'
import { checkListTotals } from './sums/list-totals'
import { checkNamedParts } from './sums/named-parts'
import { checkPartsOfAWhole } from './sums/parts-of-a-whole'
import { checkPriceParts } from './sums/price-parts'
import { checkSameShare } from './sums/same-share'
import { checkStageSums } from './sums/stage-sums'
import { checkStatedProducts } from './sums/stated-products'
import { checkTableRows } from './sums/table-rows'
import { checkTotals } from './sums/totals'
import { checkUnitProducts } from './sums/unit-products'
import { checkUnitTotals } from './sums/unit-totals'
import { checkWorkedOut } from './sums/worked-out'
import { checkWorkingTable } from './sums/working-table'
import { checkWorkingTime } from './sums/working-time'

/** Every check of what no single sentence shows; of two that see one contradiction, the earlier one reports it. */
export const checks: readonly ((contract: Contract) => Finding[])[] = [
  checkAmounts,
  checkTotals,
  checkLineSums,
  checkLineProducts,
  checkStageSums,
  checkTableRows,
  checkPriceParts,
  checkNamedParts,
  checkPartsOfAWhole,
  checkUnitTotals,
  checkSameShare,
  checkTermEnds,
  checkTermLengths,
  checkBracketedTerms,
  checkTermFromSigning,
  checkDates,
  checkNamedDays,
  checkDayTwice,
  checkTermEdges,
  checkEventDays,
  checkListTotals,
  checkWorkingTime,
  checkWorkingTable,
  checkReferences,
  checkPointedClauses,
  checkSaidTwice,
  checkSettledTwice,
  checkPaymentDays,
  checkNamedFigures,
  checkNamedSums,
  checkAnnexRows,
  checkAnnexCounts,
  checkColumnPeriods,
  checkRowPrices,
  checkOneSentence,
  checkOpposedClauses,
  checkCostBearers,
  checkVat,
  checkAreas,
  checkCountedThings,
  checkStatedProducts,
  checkUnitProducts,
  checkCountedMonths,
  checkInlineSums,
  checkInstalments,
  checkWorkedOut,
  checkFiguredShares,
  checkTerms,
  checkParties,
  checkSigningNames,
  checkSameRepresentative,
  checkNearNames,
  checkSwappedRoles,
  checkNameVariants,
  checkSameThings,
  checkSigning,
  checkBlanks,
  checkBlankNames,
  checkMissing,
  checkWrittenLists,
]
