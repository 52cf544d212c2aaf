import type { QuestionIndex } from '@/backend/search/questions/question-index'
import type { Tier } from './tier'

/**
 * The index of one corpus, all of it over shared memory, so that every worker reads the same copy.
 * Documents are numbered 0…n-1 in each target; columns run parallel to those numbers.
 */
export type CaseColumns = {
  serial: Uint32Array
  /** yyyymmdd, 0 where the decision has no date. */
  date: Uint32Array
  /** Year of the case number, 0 when unknown. */
  numberYear: Uint32Array
  courtLevel: Uint32Array
  court: Uint32Array
  caseType: Uint32Array
  /** Index into the manifest's outcomes; the last one stands for unclear. */
  outcome: Uint32Array
  enBanc: Uint32Array
  citedBy: Uint32Array
  /** Articles cited by decision i: `articles[articleOffsets[i] .. articleOffsets[i+1])`. */
  articleOffsets: Uint32Array
  articles: Uint32Array
}

export type ArticleColumns = {
  law: Uint32Array
  kind: Uint32Array
  /** 1 pending, 2 repealed, 4 its law is not the current edition. */
  flags: Uint32Array
  /** Promulgation of its law, yyyymmdd. */
  date: Uint32Array
  citedBy: Uint32Array
}

/** Numbered issues of decisions, each with the articles that the court cites for it. */
export type IssueColumns = {
  decision: Uint32Array
  articleOffsets: Uint32Array
  articles: Uint32Array
}

export type Manifest = {
  version: string
  format: number
  builtAt: string
  courts: string[]
  courtLevels: string[]
  caseTypes: string[]
  outcomes: string[]
  lawKinds: string[]
  lawIds: string[]
  articleNos: string[]
}

export const tierNames = [
  'caseText',
  'caseBody',
  'casePhrases',
  'articleText',
  'articlePhrases',
  'issues',
] as const
/** What a tier is stored as. */
export const tierArrays = ['keys', 'offsets', 'postings'] as const satisfies (keyof Tier)[]
export type TierName = (typeof tierNames)[number]

export type CorpusIndex = {
  manifest: Manifest
  tiers: Record<TierName, Tier>
  cases: CaseColumns
  articles: ArticleColumns
  issues: IssueColumns
  /** How people ask for articles. */
  questions: QuestionIndex
}

/** Raised when what is on disk no longer fits the code; such an index is built again. */
export const indexFormat = 6

export const articleFlags = { pending: 1, repealed: 2, superseded: 4 } as const

/** 법령ID#조 of every article, in order. */
export function articleIdsOf({
  manifest,
  articles,
}: Pick<CorpusIndex, 'manifest' | 'articles'>): string[] {
  return manifest.articleNos.map((no, doc) => `${manifest.lawIds[articles.law[doc]!]}#${no}`)
}
