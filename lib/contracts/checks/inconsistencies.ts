import type { Severity } from '@/lib/contracts/constants'
import type { Defect } from './finding'

const inconsistency = (topic: string, severity: Severity): Defect => ({
  kind: 'inconsistent',
  topic,
  severity,
})

/** A sum or a rate that is written twice, and differently. */
export const amountMismatch = inconsistency('amount-mismatch', 'high')
/** Parts, or a count and a price, that do not come to the sum beside them. */
export const sumMismatch = inconsistency('sum-mismatch', 'high')
/** Days that cannot both be meant, or that no calendar has. */
export const dateMismatch = inconsistency('date-mismatch', 'medium')
/** A beginning, a length and an end of which one is wrong. */
export const termArithmetic = inconsistency('term-arithmetic', 'medium')
/** A clause, paragraph or annex that the contract does not have. */
export const danglingReference = inconsistency('dangling-ref', 'medium')
export const undefinedTerm = inconsistency('undefined-term', 'medium')
export const partyNameMismatch = inconsistency('party-name-mismatch', 'high')
/** A court, or another choice, that two clauses make in two ways. */
export const choiceMismatch = inconsistency('choice-mismatch', 'medium')
