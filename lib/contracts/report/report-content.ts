import { type FindingKind, findingKinds, type Severity } from '@/lib/contracts/constants'
import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { BlockInput, ContentInput } from '@/lib/documents/blocks/schema'

/** Words of a report in a language. */
export type ReportWords = {
  /** When it was reviewed, by which rules, and that it is no advice. */
  notes: readonly string[]
  none: string
  counts: string
  findings: string
  kind: (kind: FindingKind) => string
  severity: (severity: Severity) => string
  articles: string
  suggestion: string
  /** What was accepted instead, and that the words go. */
  wording: string
  deleted: string
  assignee: string
  /** Somebody by their id; nothing for nobody. */
  person: (id: string | null) => string
  comment: string
  dismissal: string
  whole: string
}

export type Reported = { title: string; contract: string; findings: readonly FindingView[] }

/** The words that stand in the contract where a finding says they do; null where they do not. */
export const verifiedQuote = (
  contract: string,
  { quote, start, end }: FindingView,
): string | null =>
  quote !== null && start !== null && end !== null && contract.slice(start, end) === quote
    ? quote
    : null

const paragraph = (text: string): BlockInput => ({ kind: 'paragraph', text })

function findingBlocks(contract: string, finding: FindingView, words: ReportWords) {
  const quote = verifiedQuote(contract, finding)
  const place = finding.clause ?? words.whole
  const { playbook } = finding
  const tags = [
    words.kind(finding.kind),
    words.severity(finding.severity),
    ...(playbook ? [`${playbook.name} v${playbook.version}`] : []),
  ].join(' · ')
  const labelled = (label: string, text: string | null) =>
    text ? [paragraph(`${label}: ${text}`)] : []
  const blocks: BlockInput[] = [
    { kind: 'heading', level: 3, text: `${finding.no}. ${place} — ${finding.name} (${tags})` },
    ...(quote ? [{ kind: 'paragraph', text: quote, role: 'quote' } satisfies BlockInput] : []),
    ...(finding.why ? [paragraph(finding.why)] : []),
    ...(finding.details.length > 0 ? [paragraph(finding.details.join(' · '))] : []),
    ...labelled(words.articles, finding.articles.map(({ name }) => name).join(', ')),
    ...labelled(words.suggestion, finding.suggestion),
    ...labelled(words.wording, finding.wording === '' ? words.deleted : finding.wording),
    ...labelled(words.assignee, words.person(finding.assignee)),
    ...labelled(words.dismissal, finding.dismissal),
    ...labelled(words.comment, finding.comment),
  ]
  return blocks
}

/**
 * The findings of a review as a document, each by the number that it has on the screen; a quote is left out that
 * does not stand in the contract.
 */
export function reportContent(reported: Reported, words: ReportWords): ContentInput {
  const { title, contract, findings } = reported
  const counts = findingKinds.map((kind) => [
    words.kind(kind),
    String(findings.filter((finding) => finding.kind === kind).length),
  ])
  const cell = (text: string, header: boolean) => ({ text, header })
  return {
    title,
    blocks: [
      { kind: 'heading', level: 1, text: title, role: 'title' },
      ...words.notes.map(paragraph),
      { kind: 'heading', level: 2, text: words.counts },
      {
        kind: 'table',
        rows: counts.map(([kind = '', count = '']) => ({
          cells: [cell(kind, true), cell(count, false)],
        })),
      },
      { kind: 'heading', level: 2, text: words.findings },
      ...(findings.length === 0
        ? [paragraph(words.none)]
        : findings.flatMap((finding) => findingBlocks(contract, finding, words))),
    ],
  }
}
