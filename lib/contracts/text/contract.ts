import type { ContractType, Standpoint } from '@/lib/contracts/constants'
import type { Contract } from '@/lib/contracts/types'
import { splitClauses } from './clauses'
import { evenText } from './even-text'
import { readSentences } from './sentences'

/** Reads a contract once for all rules and checks. */
export function readContract(
  type: ContractType,
  standpoint: Standpoint,
  printed: string,
): Contract {
  const text = evenText(printed)
  const clauses = splitClauses(text)
  return { type, standpoint, text, clauses, sentences: readSentences(type, text, clauses) }
}
