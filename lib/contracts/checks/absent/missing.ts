import { absence } from '@/lib/contracts/checks/finding'
import { expectedClauses } from '@/lib/contracts/rules/expected/catalogue'
import type { Expected } from '@/lib/contracts/rules/expected/expected'
import { isLeftOpen } from '@/lib/contracts/text/left-open'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

/** What tells the subject of a contract: 독자적으로 개발한 정보, which is no secret, tells nothing of it. */
const subjectOf = ({ clauses, text }: Contract): string =>
  clauses
    .filter(
      ({ title, start, end }) =>
        !/비밀|기밀/.test(title || text.slice(start, Math.min(start + 40, end))),
    )
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')

const beginsItem = /(?:^|\n)\s*(?:\d{1,2}\s*[.)]|\(\d{1,2}\)|[가-하]\s*[.)]|[-•·※▪*])\s*$/

/** What is written of something: each sentence with its title and, for items, with what announces their list. */
function statementsOf({ sentences, text: whole, type }: Contract): string[] {
  let announcing: Sentence | null = null
  return sentences.flatMap((sentence) => {
    const { clause, start, lead, text } = sentence
    const isItem = beginsItem.test(whole.slice(Math.max(0, start - 8), start))
    if (!isItem) announcing = sentence
    if (isLeftOpen(text) || (clause.part === 'signature' && type !== 'terms')) return []
    const list = isItem && !lead && announcing?.clause === clause ? announcing.text : lead
    return [`${clause.title} ${list} ${text}`]
  })
}

const isSaid = ({ says, apart }: Expected, statements: readonly string[]): boolean =>
  statements.some((statement) => {
    const read = apart ? statement.replace(apart, ' ') : statement
    return says.some((words) => words.every((word) => word.test(read)))
  })

/** What contracts of this kind should say, and this one does not. */
export function checkMissing(contract: Contract): Finding[] {
  const statements = statementsOf(contract)
  const subject = subjectOf(contract)
  return expectedClauses
    .filter(({ types, given }) => types.includes(contract.type) && (given?.test(subject) ?? true))
    .filter(
      ({ protects }) =>
        !protects || contract.standpoint === 'neutral' || contract.standpoint === protects,
    )
    .filter((expected) => !isSaid(expected, statements))
    .map((expected) => absence(expected))
}
