import {
  type ArticleCitation,
  extractArticleCitations,
} from '@/lib/korean-law/citations/article-citation'
import {
  type DecisionCitation,
  extractDecisionCitations,
} from '@/lib/korean-law/citations/decision-citation'
import { type Section, sectionAt, splitNumbered } from '@/lib/korean-law/judgment/issues'
import { lawKey } from '@/lib/korean-law/names/law-names'
import type { CitationSource, ParsedArticleCitation, ParsedDecisionCitation } from './types'

/** A judgment that lists a whole statute cites hundreds of articles; more than this says nothing. */
const mostBodyArticles = 400
const longestWritten = 300

type Placed<T> = { issueNo: number | null; citation: T }

/** Gives each citation of a headnote section the numbers of the issues it stands under. */
function place<T extends { start: number }>(citations: T[], sections: Section[]): Placed<T>[] {
  return citations.flatMap((citation) => {
    const nos = sectionAt(sections, citation.start)?.nos ?? []
    const numbers: (number | null)[] = nos.length > 0 ? nos : [null]
    return numbers.map((issueNo) => ({ issueNo, citation }))
  })
}

export type CitedArticles = {
  rows: ParsedArticleCitation[]
  /** For display: issue number → citations as written, the law named in each. */
  byIssue: Map<number | null, string[]>
}

/** Articles of the headnote in full, then those that only the body names, each once. */
export function articlesCited(articleText: string, body: string): CitedArticles {
  const rows: ParsedArticleCitation[] = []
  const byIssue = new Map<number | null, string[]>()
  const seen = new Set<string>()
  const named = new Set<string>()
  const add = (issueNo: number | null, source: CitationSource, citation: ArticleCitation) => {
    const { lawName, articleNo, former, text } = citation
    const target = `${lawKey(lawName)}#${articleNo ?? ''}`
    const key = `${issueNo}|${target}|${former}`
    if (seen.has(key)) return false
    seen.add(key)
    named.add(target)
    const asWritten = text.slice(0, longestWritten)
    rows.push({ position: rows.length, issueNo, source, lawName, articleNo, former, asWritten })
    return true
  }
  const placed = place(extractArticleCitations(articleText), splitNumbered(articleText))
  for (const { issueNo, citation } of placed) {
    if (!add(issueNo, 'headnote', citation)) continue
    append(
      byIssue,
      issueNo,
      citation.named ? citation.text : `${citation.lawName} ${citation.text}`,
    )
  }
  const before = rows.length
  for (const citation of extractArticleCitations(body)) {
    if (rows.length - before >= mostBodyArticles) break
    const target = `${lawKey(citation.lawName)}#${citation.articleNo ?? ''}`
    if (!named.has(target)) add(null, 'body', citation)
  }
  return { rows, byIssue }
}

export type CitedDecisions = {
  rows: ParsedDecisionCitation[]
  byIssue: Map<number | null, string[]>
}

/**
 * Decisions of the headnote in full, then those that only the body names, each number once.
 * @param court the citing court, which 당원 means
 * @param own numbers that are no citations: the decision's own and those of its history
 */
export function decisionsCited(
  caseText: string,
  body: string,
  court: string,
  own: ReadonlySet<string>,
): CitedDecisions {
  const byIssue = new Map<number | null, string[]>()
  const rows = new Map<string, ParsedDecisionCitation>()
  const add = (issueNo: number | null, source: CitationSource, citation: DecisionCitation) => {
    for (const { number } of citation.numbers) {
      if (!number || own.has(number)) continue
      const key = source === 'headnote' ? `${issueNo}|${number}` : number
      merge(rows, key, { issueNo, source, number, citation })
    }
  }
  const placed = place(extractDecisionCitations(caseText, { self: court }), splitNumbered(caseText))
  for (const { issueNo, citation } of placed) {
    add(issueNo, 'headnote', citation)
    append(byIssue, issueNo, citation.text)
  }
  const inHeadnote = new Set([...rows.values()].map(({ number }) => number))
  for (const citation of extractDecisionCitations(body, { self: court })) {
    const fresh = citation.numbers.filter(({ number }) => number && !inHeadnote.has(number))
    if (fresh.length > 0) add(null, 'body', { ...citation, numbers: fresh })
  }
  return { rows: [...rows.values()].map((row, position) => ({ ...row, position })), byIssue }
}

type Found = {
  issueNo: number | null
  source: CitationSource
  number: string
  citation: DecisionCitation
}

/** A decision named twice: what one mention leaves out the other may say. */
function merge(rows: Map<string, ParsedDecisionCitation>, key: string, found: Found): void {
  const { issueNo, source, number, citation } = found
  const { court, date, enBanc } = citation
  const seen = rows.get(key)
  if (seen) {
    rows.set(key, {
      ...seen,
      court: seen.court ?? court,
      date: seen.date ?? date,
      enBanc: seen.enBanc || enBanc,
    })
    return
  }
  const asWritten = citation.text.slice(0, longestWritten)
  rows.set(key, { position: 0, issueNo, source, number, court, date, enBanc, asWritten })
}

function append(lists: Map<number | null, string[]>, key: number | null, text: string): void {
  const list = lists.get(key)
  if (list) list.push(text)
  else lists.set(key, [text])
}
