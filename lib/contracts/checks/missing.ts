import { expectedClauses } from '@/lib/contracts/rules/catalogue'
import type { Contract, Finding } from '@/lib/contracts/types'
import { absence } from './finding'

/** What contracts of this kind should say, and this one does not. */
export function checkMissing(contract: Contract): Finding[] {
  const sentences = contract.sentences.filter(
    ({ clause }) => clause.part !== 'signature' || contract.type === 'terms',
  )
  return expectedClauses
    .filter(
      ({ types, given }) => types.includes(contract.type) && (given?.test(contract.text) ?? true),
    )
    .filter(
      ({ protects }) =>
        !protects || contract.standpoint === 'neutral' || contract.standpoint === protects,
    )
    .filter(
      ({ present }) =>
        !sentences.some(({ clause, text, lead }) =>
          present.every((word) => word.test(`${clause.title} ${lead} ${text}`)),
        ),
    )
    .map((expected) => absence(expected))
}
