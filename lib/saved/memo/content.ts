import type { CaseDetail } from '@/lib/corpus/case-schema'
import { caseHref } from '@/lib/corpus/links'
import { type BlockInput, type Content, contentSchema } from '@/lib/documents/blocks/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { formatCitation, formatQuotedSource } from '@/lib/korean-law/citations/format-citation'
import { quoteFinder } from '@/lib/korean-law/citations/quotation'
import type { Memo, MemoEntry, MemoProblem } from './schema'

/** What a memo says beside the words of its decisions, in the reader's language. */
export type MemoWords = {
  issue: string
  quote: string
  note: string
  /** Where the memo comes from, and of what day it is. */
  source: string
  /** That the quotes were compared with the decisions. */
  verified: string
  address: (path: string) => string
}

type Issue = CaseDetail['issues'][number]

/** `[1] 임대차의 종료 …`: an issue as a decision numbers it. */
export const issueLabel = ({ no, issue }: Issue, count: number): string =>
  count > 1 && no !== null ? `[${no}] ${issue}` : issue

/** Whether a decision has these words: its issues, its holdings, its text. */
export function holdsQuote({ issues, body }: CaseDetail, quote: string): boolean {
  if (!/[\p{L}\p{N}]{2}/u.test(quote)) return false
  const texts = issues.flatMap(({ issue, gist }) => [issue, gist])
  // A quote that runs from one text into the next is of neither.
  return [...texts, body].some((text) => quoteFinder(text)(quote))
}

export type MemoItem = { entry: MemoEntry; detail: CaseDetail }

/** What stands in the way of a memo: by each reason the serials of the decisions. */
export function memoProblems(
  entries: readonly MemoEntry[],
  details: readonly (CaseDetail | null)[],
): Record<MemoProblem, string[]> {
  const problems: Record<MemoProblem, string[]> = { gone: [], quote: [] }
  entries.forEach(({ serial, quote }, at) => {
    const detail = details[at]
    if (!detail) problems.gone.push(String(serial))
    else if (quote !== '' && !holdsQuote(detail, quote)) problems.quote.push(String(serial))
  })
  return problems
}

const korean = 'ko' as const
const aside = { size: 9, color: '5A544A' }
const quoteIndent = 21

function labelled(label: string, text: string): BlockInput {
  const head = `${label}  `
  return {
    kind: 'paragraph',
    text: head + text,
    runs: [
      { text: head, bold: true },
      { text, language: korean },
    ],
  }
}

function blocksOf({ entry, detail }: MemoItem, at: number, words: MemoWords): BlockInput[] {
  const citation = formatCitation(detail)
  const issue = entry.issue === null ? undefined : detail.issues[entry.issue]
  const href = words.address(caseHref(detail))
  const quoted = `“${entry.quote}” (${formatQuotedSource(citation, detail)})`
  return [
    { kind: 'heading', level: 1, text: `${at + 1}. ${citation} [${detail.caseName}]` },
    ...(issue?.issue ? [labelled(words.issue, issueLabel(issue, detail.issues.length))] : []),
    ...(entry.quote
      ? [
          labelled(words.quote, ''),
          {
            kind: 'paragraph' as const,
            text: quoted,
            runs: [{ text: quoted, language: korean }],
            indent: quoteIndent,
          },
        ]
      : []),
    ...(entry.note
      ? entry.note
          .split(/\n+/)
          .map(
            (line, index): BlockInput =>
              index === 0 ? labelled(words.note, line) : { kind: 'paragraph', text: line },
          )
      : []),
    { kind: 'paragraph', text: href, runs: [{ text: href, href, ...aside }] },
  ]
}

/** The chosen decisions as a document that every writer of the site takes and the editor opens. */
export function memoContent(
  { title, locale }: { title: Memo['title']; locale: AppLocale },
  items: readonly MemoItem[],
  words: MemoWords,
): Content {
  const note = (text: string): BlockInput => ({
    kind: 'paragraph',
    text,
    runs: [{ text, ...aside }],
  })
  return contentSchema.parse({
    title,
    language: locale,
    blocks: [
      { kind: 'heading', level: 1, role: 'title', text: title },
      ...items.flatMap((item, at) => blocksOf(item, at, words)),
      ...(items.some(({ entry }) => entry.quote !== '') ? [note(words.verified)] : []),
      note(words.source),
    ],
  })
}
