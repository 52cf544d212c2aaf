import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import { type ReportWords, verifiedQuote } from './report-content'
import type { PlacedComment } from './schema'

const commentOf = (finding: FindingView, words: ReportWords): string =>
  [
    `[${words.kind(finding.kind)}] ${finding.name}`,
    finding.playbook && `${finding.playbook.name} v${finding.playbook.version}`,
    finding.why,
    finding.articles.length > 0 &&
      `${words.articles}: ${finding.articles.map(({ name }) => name).join(', ')}`,
    finding.suggestion && `${words.suggestion}: ${finding.suggestion}`,
    finding.wording !== null &&
      `${words.wording}: ${finding.wording.trim() === '' ? words.deleted : finding.wording}`,
    finding.comment && `${words.comment}: ${finding.comment}`,
  ]
    .filter(Boolean)
    .join('\n')

/** A comment for each finding whose words stand in the contract. */
export const placedComments = (
  contract: string,
  findings: readonly FindingView[],
  words: ReportWords,
): PlacedComment[] =>
  findings.flatMap((finding) => {
    const quote = verifiedQuote(contract, finding)
    if (quote === null || finding.start === null) return []
    return [{ id: finding.id, quote, start: finding.start, text: commentOf(finding, words) }]
  })
