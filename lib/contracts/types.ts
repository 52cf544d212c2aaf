import type { ContractType, FindingKind, Severity, Standpoint } from './constants'

export type ClausePart = 'preamble' | 'clause' | 'special' | 'supplement' | 'annex' | 'signature'

/** One clause, or one of the parts around the clauses; offsets are those of the whole text. */
export type Clause = {
  part: ClausePart
  /** As printed: 제5조, 5., Article 5, 가.; 특약사항 3; 전문; 서명란; 별지. */
  label: string
  /** What references count by: 5, 5의2; null where there is no number. */
  number: string | null
  title: string
  start: number
  end: number
}

/** A sentence, an item of a list or a row of a table. */
export type Sentence = {
  clause: Clause
  /** Number of the paragraph within its clause, 0 when it has none. */
  paragraph: number
  start: number
  end: number
  /** As it stands in the contract. */
  quote: string
  /** In one line, with the parties as Ⓐ (drafter) and Ⓑ (signer): what rules read. */
  text: string
  /** The exceptions (다만, …) that follow it in its paragraph. */
  exceptions: string
  /** The sentence that announces the list it stands in, or ''. */
  lead: string
}

export type Contract = {
  type: ContractType
  standpoint: Standpoint
  text: string
  clauses: Clause[]
  sentences: Sentence[]
}

export type Finding = {
  ruleId: string
  kind: FindingKind
  topic: string
  severity: Severity
  clause: string | null
  quote: string | null
  start: number | null
  end: number | null
  articles: readonly string[]
  /** Figures and names that the reason speaks of. */
  details: Readonly<Record<string, string>>
}
