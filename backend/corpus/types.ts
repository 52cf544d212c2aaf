import type { CourtLevel, Outcome } from '@/lib/korean-law/constants'

/** What one source file says, normalised but not yet resolved against the rest of the corpus. */

/** Korean word for how a court decided. */
export type JudgmentKind = '판결' | '결정' | '명령'

export type CitationSource = 'headnote' | 'body'

/** A statute article that a decision cites, before the law's name is resolved to a 법령ID. */
export type ParsedArticleCitation = {
  position: number
  /** The numbered issue [n] it belongs to; null when the headnote has no numbers, or for the body. */
  issueNo: number | null
  source: CitationSource
  /** The name as meant: anaphora (같은 법, 동법, 위 법) replaced, `구 ` and marks taken off. */
  lawName: string
  /** `839의2`; null when a law is cited without an article. */
  articleNo: string | null
  /** 구 …법: an earlier text of the law is meant. */
  former: boolean
  asWritten: string
}

/** A decision that a decision cites: one entry per member of its number. */
export type ParsedDecisionCitation = {
  position: number
  issueNo: number | null
  source: CitationSource
  /** Normalised member, `2023다12345`. */
  number: string
  /** Normalised name, or null when the text names none. */
  court: string | null
  /** yyyy-mm-dd. */
  date: string | null
  enBanc: boolean
  asWritten: string
}

export type ParsedHistory = {
  relation: 'previous' | 'subsequent' | 'related'
  court: string | null
  number: string
  date: string | null
}

/** A sentence of this decision that seems to change or abandon an earlier one. */
export type ParsedOverruling = {
  number: string
  court: string | null
  date: string | null
  sentence: string
}

export type ParsedIssue = {
  /** Null for the one issue of an unnumbered headnote. */
  no: number | null
  issue: string
  gist: string
  /** Texts of the issue's 참조조문 and 참조판례, one entry per citation as written. */
  articles: string[]
  cases: string[]
}

export type ParsedDecision = {
  serial: number
  /** As published, all members. */
  caseNumber: string
  firstNumber: string
  /** Distinct normalised members, the first being `firstNumber`. */
  numbers: string[]
  caseName: string
  court: string
  courtLevel: CourtLevel
  judgmentDate: string | null
  numberYear: number | null
  caseType: string
  judgmentKind: JudgmentKind
  outcome: Outcome | null
  /** What the decision itself shows; citing decisions may show more (`decisionCitations.enBanc`). */
  enBanc: boolean
  issues: ParsedIssue[]
  issueText: string
  gistText: string
  articleText: string
  caseText: string
  body: string
  sourceUrl: string | null
  isSummary: boolean
  /** SHA-256 of the file's text, hex. */
  sourceHash: string
  /** Positions count from 0 over headnote and body together. Body entries that repeat a headnote entry are left out. */
  articleCitations: ParsedArticleCitation[]
  decisionCitations: ParsedDecisionCitation[]
  history: ParsedHistory[]
  overruling: ParsedOverruling[]
}

export type ParsedArticle = {
  /** `839의2`. Unique within the law. */
  no: string
  position: number
  title: string | null
  /** `제4편 친족 > 제3장 혼인`, empty where the law has no parts. */
  path: string
  body: string
  pending: boolean
  repealed: boolean
}

export type ParsedLaw = {
  lawId: string
  mst: string | null
  title: string
  /** Look-up key, see `lib/korean-law/names/law-names`. */
  titleKey: string
  kind: string
  ministries: string[]
  promulgatedOn: string | null
  promulgationNo: string | null
  effectiveOn: string | null
  /** The effective date lies after the day given to the parser. */
  pending: boolean
  sourceUrl: string | null
  addenda: string
  isSummary: boolean
  sourceHash: string
  /** Characters of the text; of several files with one title the longest of the newest is current. */
  textLength: number
  articles: ParsedArticle[]
}
