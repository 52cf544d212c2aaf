import type { FindingKind, Severity, Standpoint } from '@/lib/contracts/constants'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'

export type FindingFilter = {
  kind: FindingKind | 'all'
  severity: Severity | 'all'
  /** Only what nobody has said anything to. */
  open: boolean
  /** Only what is assigned to this person; null: to anybody. */
  assignee: string | null
}
export const everyFinding: FindingFilter = {
  kind: 'all',
  severity: 'all',
  open: false,
  assignee: null,
}

/** What one sees from a side; what the facts rule out comes apart. */
export const ofSide = (findings: readonly FindingView[], side: Standpoint): FindingView[] =>
  findings.filter(({ sides }) => sides.includes(side))

export const filterFindings = (
  findings: readonly FindingView[],
  { kind, severity, open, assignee }: FindingFilter,
): FindingView[] =>
  findings.filter(
    (finding) =>
      !finding.ruledOut &&
      (kind === 'all' || finding.kind === kind) &&
      (severity === 'all' || finding.severity === severity) &&
      (!open || finding.state === 'open') &&
      (assignee === null || finding.assignee === assignee),
  )
