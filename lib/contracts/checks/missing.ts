import { expectedClauses } from '@/lib/contracts/rules/catalogue'
import type { Contract, Finding } from '@/lib/contracts/types'
import { absence } from './finding'

/** What tells the subject of a contract: 독자적으로 개발한 정보, which is no secret, tells nothing of it. */
const subjectOf = ({ clauses, text }: Contract): string =>
  clauses
    .filter(({ title, start }) => !/비밀|기밀/.test(title || text.slice(start, start + 40)))
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')

/** What contracts of this kind should say, and this one does not. */
export function checkMissing(contract: Contract): Finding[] {
  const sentences = contract.sentences.filter(
    ({ clause }) => clause.part !== 'signature' || contract.type === 'terms',
  )
  const subject = subjectOf(contract)
  return expectedClauses
    .filter(({ types, given }) => types.includes(contract.type) && (given?.test(subject) ?? true))
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
