import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import type { CitationCheck } from './schema'

/** What the checker can find of a decision that a text cites, each shown by an example. */
export const exampleStates = ['verified', 'differs', 'not-in-corpus', 'impossible'] as const
export type ExampleState = (typeof exampleStates)[number]

/** A real decision of the Constitutional Court, whose decisions the corpus does not hold. */
const notHeld = '헌법재판소 2009. 11. 26. 선고 2008헌바58 결정'
/** A year that has not come. */
const impossible = '대법원 2099. 5. 18. 선고 2099다12345 판결'

type Decision = { citation: string; court: string; caseNumber: string; judgmentDate: string | null }

/** The same day a week off: a slip of the kind that people and models make. */
function aWeekOff(date: string): string {
  const day = Number(date.slice(8))
  return date.slice(0, 8) + String(day > 21 ? day - 7 : day + 7).padStart(2, '0')
}

/** A text with one citation of each kind, made from a decision that the corpus holds. */
export function citationExamples(decision: Decision | undefined): string {
  const { judgmentDate = null } = decision ?? {}
  const wrong =
    decision && judgmentDate
      ? formatCitation({
          ...decision,
          judgmentDate: aWeekOff(judgmentDate),
          judgmentKind: '판결',
          enBanc: decision.citation.includes('전원합의체'),
        })
      : null
  return [decision?.citation, wrong, notHeld, impossible].filter(Boolean).join('\n')
}

/** The first citation found in each state. */
export function firstOfEachState(
  checks: readonly CitationCheck[],
): Map<ExampleState, CitationCheck> {
  return new Map(
    exampleStates.flatMap((state): [ExampleState, CitationCheck][] => {
      const check = checks.find((each) => each.kind === 'case' && each.state === state)
      return check ? [[state, check]] : []
    }),
  )
}

/** How many citations are of something that is there and as cited. */
export function countConfirmed(checks: readonly CitationCheck[]): number {
  return checks.filter(({ state }) => state === 'verified' || state === 'in-force').length
}
