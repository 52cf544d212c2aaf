import type { ContractType, Severity } from '@/lib/contracts/constants'
import type { Contract, Sentence } from '@/lib/contracts/types'

/** A sentence as a rule reads it: with its list's announcement, its title, and its exceptions. */
export type Reading = {
  /** The announcement of the list, then the sentence. In rules of kind risk the parties are Ⓡ (reader) and Ⓞ. */
  text: string
  /** The clause's title before the text. */
  titled: string
  /** The text with what follows it as exception. */
  whole: string
  sentence: Sentence
  contract: Contract
}

/** A rule about what a clause says. Its reason and advice are Korean legal texts and belong to the rule. */
export type Rule = {
  id: string
  kind: 'void' | 'risk'
  topic: string
  /** Empty for contracts of every kind. */
  types: readonly ContractType[]
  severity: Severity
  /** Reported also where the same sentence breaks another rule. */
  standsAlone?: boolean
  /** Reported only where its clause breaks no other rule: it says less than they do. */
  isLast?: boolean
  /** Rules that say more exactly what is wrong where a sentence breaks them too. */
  yieldsTo?: readonly string[]
  /** Where it yields; everywhere when not said. */
  yieldsWhere?: RegExp
  articles: readonly string[]
  /** What the sentence must say: all of them. The first, its subject, may stand in the title alone. Without any, only a meaning tells. */
  says?: readonly RegExp[]
  /** What it must be about, in the title or the sentence. */
  about?: RegExp
  /** What makes it lawful, in the sentence or its exceptions. */
  unless?: RegExp
  /** What only figures or the rest of the contract can tell. */
  when?: (reading: Reading) => boolean
  why: string
  suggestion: string
}

/** A pattern put together from others; spaces in it stand for any space or none. */
export function pattern(parts: TemplateStringsArray, ...values: (string | RegExp)[]): RegExp {
  const source = parts.raw
    .map((part, index) => {
      const value = values[index] ?? ''
      return part.replace(/ /g, '\\s*') + (value instanceof RegExp ? value.source : value)
    })
    .join('')
  return new RegExp(source)
}
