/** What the case-law service can be asked, its limits and its times. */

/** Spec 3, search collections, and what each one searches. */
export const collections = {
  law_documents: { statutes: true, cases: false, actsOnly: false, withLeadingCases: false },
  case_documents: { statutes: false, cases: true, actsOnly: false, withLeadingCases: false },
  both: { statutes: true, cases: true, actsOnly: false, withLeadingCases: false },
  law_only: { statutes: true, cases: false, actsOnly: true, withLeadingCases: false },
  case_only: { statutes: false, cases: true, actsOnly: false, withLeadingCases: false },
  law_premium: { statutes: true, cases: false, actsOnly: false, withLeadingCases: true },
  premium_mixed: { statutes: true, cases: true, actsOnly: false, withLeadingCases: true },
} as const
export type Collection = keyof typeof collections
export const collectionIds = Object.keys(collections) as [Collection, ...Collection[]]

export const sortOrders = ['relevance', 'date', 'cited'] as const
export type SortOrder = (typeof sortOrders)[number]

export const limits = {
  queryMin: 2,
  queryMax: 2000,
  citationText: 64_000,
  pageSize: 10,
  pageSizeMax: 100,
  deepestHit: 1000,
  similarCases: 5,
  /** Texts read for words that they have to hold as they stand. */
  textsRead: 3000,
} as const

/** Spec 9, in milliseconds. */
export const timing = {
  httpTimeout: 30_000,
  caseDetailTimeout: 120_000,
  citationsTimeout: 20_000,
  benchmarkTimeout: 60_000,
  retryBaseDelay: 1000,
  retries: 3,
  caseDetailRetries: 2,
  generalCacheTtl: 300_000,
  generalCacheEntries: 100,
  caseDetailCacheTtl: 600_000,
  momentCacheTtl: 1000,
} as const

/** What a benchmark asks for: articles or decisions. */
export const benchmarkTargets = ['statutes', 'cases'] as const

/** What a decision is written as. */
export const decisionFormats = ['docx', 'hwpx', 'pdf'] as const
