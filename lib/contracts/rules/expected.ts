import type { ContractType, Severity, Standpoint } from '@/lib/contracts/constants'

/** What the law requires to be written, or a careful lawyer expects, and how one sees that it is there. */
export type Expected = {
  topic: string
  types: readonly ContractType[]
  /** Present when one sentence, with its title, says all of these. */
  present: readonly RegExp[]
  /** Expected only in contracts that say this. */
  given?: RegExp
  /** The party that is hurt when it is absent; both when not said. */
  protects?: Standpoint
  articles: readonly string[]
  severity: Severity
  why: string
  suggestion: string
}
