/** Closed lists and limits of the law domain, shared by the service, the API and the pages. */
export const courtLevels = ['supreme', 'high', 'district', 'special', 'other'] as const
export type CourtLevel = (typeof courtLevels)[number]

export const importanceLevels = ['high', 'medium', 'low', 'general'] as const
export type Importance = (typeof importanceLevels)[number]

/** The domain's own Korean words; the pages translate them by key. */
export const caseTypes = [
  '민사',
  '형사',
  '일반행정',
  '세무',
  '가사',
  '특허',
  '선거·특별',
  '기타',
] as const

export const outcomes = [
  '상고기각',
  '파기환송',
  '파기이송',
  '파기자판',
  '일부파기',
  '항소기각',
  '항고기각',
  '재항고기각',
  '각하',
  '원고승',
  '원고일부승',
  '원고패',
  '유죄',
  '무죄',
  '기타',
] as const
export type Outcome = (typeof outcomes)[number]

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

/** Search scopes of the chat and of the search page (spec 1). */
export const searchScopes = ['all', 'precedents', 'statutes'] as const
export type SearchScope = (typeof searchScopes)[number]

export const sortOrders = ['relevance', 'date', 'cited'] as const
export type SortOrder = (typeof sortOrders)[number]

export const citationStates = [
  'verified',
  'differs',
  'impossible',
  'not-in-corpus',
  'ambiguous',
  'in-force',
  'pending',
  'repealed',
  'unknown-law',
] as const
export type CitationState = (typeof citationStates)[number]

export const limits = {
  queryMin: 2,
  queryMax: 2000,
  citationText: 64_000,
  pageSize: 10,
  pageSizeMax: 100,
  deepestHit: 1000,
} as const

/** Spec 9, in milliseconds. */
export const timing = {
  httpTimeout: 30_000,
  caseDetailTimeout: 120_000,
  retryBaseDelay: 1000,
  retries: 3,
  caseDetailRetries: 2,
  generalCacheTtl: 300_000,
  generalCacheEntries: 100,
  caseDetailCacheTtl: 600_000,
  momentCacheTtl: 1000,
} as const
