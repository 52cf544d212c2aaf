/** Closed lists of Korean law, shared by the case-law service, the API and the pages. */
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
