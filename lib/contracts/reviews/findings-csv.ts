import { csvTable } from '@/lib/csv'
import type { FindingView } from './finding-view'

export const csvColumns = [
  'no',
  'clause',
  'kind',
  'severity',
  'name',
  'quote',
  'why',
  'articles',
  'suggestion',
  'state',
  'wording',
  'assignee',
  'dismissal',
  'comment',
] as const

/** Words of the file in the reader's language. */
export type CsvWords = {
  columns: Record<(typeof csvColumns)[number], string>
  kind: (kind: FindingView['kind']) => string
  severity: (severity: FindingView['severity']) => string
  state: (state: FindingView['state']) => string
  /** Somebody by their id; nothing for nobody. */
  person: (id: string | null) => string
  /** Of words that go. */
  deleted: string
}

export function findingsCsv(findings: readonly FindingView[], words: CsvWords): string {
  const rows = findings.map((finding, index) => [
    index + 1,
    finding.clause ?? '',
    words.kind(finding.kind),
    words.severity(finding.severity),
    finding.name,
    finding.quote ?? '',
    [finding.why, ...finding.details].filter(Boolean).join(' · '),
    finding.articles.map(({ name }) => name).join(', '),
    finding.suggestion ?? '',
    words.state(finding.state),
    finding.wording === '' ? words.deleted : (finding.wording ?? ''),
    words.person(finding.assignee),
    finding.dismissal ?? '',
    finding.comment ?? '',
  ])
  return csvTable([csvColumns.map((name) => words.columns[name]), ...rows])
}
