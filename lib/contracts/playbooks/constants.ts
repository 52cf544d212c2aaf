import type { findingKinds } from '@/lib/contracts/constants'

/** What a rule of a playbook looks at; all of it is read from the words of the contract, without a model. */
export const checkKinds = ['present', 'absent', 'number', 'topic'] as const
export type CheckKind = (typeof checkKinds)[number]

export const figureUnits = ['days', 'percent', 'won'] as const
export type FigureUnit = (typeof figureUnits)[number]

/** Which figures a rule reports: those above the limit, or those below. */
export const limitDirections = ['above', 'below'] as const
export type LimitDirection = (typeof limitDirections)[number]

export const longestPlaybookName = 80
export const longestRuleTitle = 120
export const longestWording = 2000
export const longestApprover = 60
export const longestWord = 60
export const mostWords = 20
export const mostRules = 100
/** Of one rule in one contract: a word that stands everywhere says nothing more by its hundredth place. */
export const mostMatches = 20
/** Longest text that is pasted to try rules on. */
export const longestTestText = 60_000
/** Reviews of one's own that rules are tried on at a time. */
export const mostTestedReviews = 10

export const playbooksPath = '/contract-reviews/playbooks'
export const playbookPath = (id: string): string => `${playbooksPath}/${id}`

/** The kind of a finding that rests on words or figures. */
export const kindOfCheck = {
  present: 'risk',
  number: 'risk',
  absent: 'missing',
} as const satisfies Record<Exclude<CheckKind, 'topic'>, (typeof findingKinds)[number]>
