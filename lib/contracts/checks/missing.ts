import { expectedOfBusinesses } from '@/lib/contracts/rules/expected-business'
import { expectedOfPersons } from '@/lib/contracts/rules/expected-personal'
import type { Contract, Finding } from '@/lib/contracts/types'
import { absence } from './finding'

/** What contracts of this kind should say, and this one does not. */
export function checkMissing(contract: Contract): Finding[] {
  const sentences = contract.sentences.filter(
    ({ clause }) => clause.part !== 'signature' || contract.type === 'terms',
  )
  return [...expectedOfPersons, ...expectedOfBusinesses]
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
