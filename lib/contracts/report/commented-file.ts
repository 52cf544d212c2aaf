import type { FindingView } from '@/lib/contracts/reviews/finding-view'
import type { BlockInput, ContentInput } from '@/lib/documents/blocks/schema'
import { type QuotedComment, redlineDocx } from '@/lib/documents/redline/redline-docx'
import { type ReportWords, verifiedQuote } from './report-content'

/** Shown by Word beside every comment. */
const author = '법답'

const commentOf = (finding: FindingView, words: ReportWords): string =>
  [
    `[${words.kind(finding.kind)}] ${finding.name}`,
    finding.why,
    finding.articles.length > 0 &&
      `${words.articles}: ${finding.articles.map(({ name }) => name).join(', ')}`,
    finding.suggestion && `${words.suggestion}: ${finding.suggestion}`,
    finding.comment && `${words.comment}: ${finding.comment}`,
  ]
    .filter(Boolean)
    .join('\n')

/** How often the words stand in the contract before this place. */
const occurrence = (contract: string, quote: string, start: number): number =>
  contract.slice(0, start).split(quote).length - 1

type Placed = { finding: FindingView; quote: string; start: number }

const placed = (contract: string, findings: readonly FindingView[]): Placed[] =>
  findings.flatMap((finding) => {
    const quote = verifiedQuote(contract, finding)
    return quote === null || finding.start === null
      ? []
      : [{ finding, quote, start: finding.start }]
  })

/**
 * The person's own Word file with a comment at each finding.
 * @throws ReadRefusal for what is no Word file
 */
export async function commentedFile(
  bytes: Uint8Array,
  { contract, findings, words, at }: CommentedContract,
): Promise<Uint8Array> {
  const comments = placed(contract, findings).flatMap(({ finding, quote, start }) => {
    const [line = ''] = quote.split('\n')
    const comment: QuotedComment = {
      quote: line,
      occurrence: occurrence(contract, line, start),
      text: commentOf(finding, words),
    }
    return line.trim() === '' ? [] : [comment]
  })
  const { bytes: written } = await redlineDocx(bytes, { author, at, changes: [], comments })
  return written
}

export type CommentedContract = {
  contract: string
  findings: readonly FindingView[]
  words: ReportWords
  at: Date
}

/** A contract that came as text or in another format: its lines, with a comment at each finding. */
export function commentedContent(title: string, commented: CommentedContract): ContentInput {
  const { contract, findings, words, at } = commented
  const found = placed(contract, findings)
  let from = 0
  const blocks = contract.split('\n').map((text): BlockInput => {
    const [start, end] = [from, from + text.length]
    from = end + 1
    const own = found.filter((each) => each.start < end && start < each.start + each.quote.length)
    if (own.length === 0) return { kind: 'paragraph', text }
    const comments = own.filter((each) => each.start >= start).map(({ finding }) => finding.id)
    return { kind: 'paragraph', text, runs: [comments.length > 0 ? { text, comments } : { text }] }
  })
  return {
    title,
    blocks,
    comments: found.map(({ finding }) => ({
      id: finding.id,
      author,
      at: at.toISOString(),
      text: commentOf(finding, words),
    })),
  }
}
