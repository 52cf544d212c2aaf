import type { Finding } from '@/lib/contracts/types'
import type { Piece } from '@/lib/word-changes'

/** What changes of a few words can turn around. */
export const changeSubjects = [
  'amount',
  'date',
  'period',
  'rate',
  'party',
  'power',
  'andOr',
  'negation',
  'reference',
] as const
export type ChangeSubject = (typeof changeSubjects)[number]

/** A change that matters: what it is about, what stood there, what stands there now. */
export type WeightyChange = {
  subject: ChangeSubject
  /** Place of its clause in `clauses`. */
  clause: number
  before: string
  after: string
}

export type ClauseChange =
  | 'same'
  | 'changed'
  | 'added'
  | 'removed'
  /** One clause became several. */
  | 'split'
  /** Several clauses became one. */
  | 'merged'

export type Place = { label: string; title: string; start: number; end: number }

/** A clause of the new version with the one it comes from; only one of them where it is new or gone. */
export type ComparedClause = {
  change: ClauseChange
  /** It stands in another order than before. */
  isMoved: boolean
  before: Place[]
  after: Place[]
  pieces: Piece[]
  /** Too different to be compared word by word. */
  isRewritten: boolean
}

export type Comparison = {
  clauses: ComparedClause[]
  weighty: WeightyChange[]
  /** Found in the new version and not in the old one. */
  newFindings: Finding[]
  /** Found in the old version and not in the new one. */
  solvedFindings: Finding[]
}

/** A document of the library that can be a version; `isWord`: changes can be written into it. */
export type VersionChoice = { id: string; name: string; isWord: boolean }
