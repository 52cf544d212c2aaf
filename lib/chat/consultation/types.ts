import type { useTranslations } from 'next-intl'
import type { Field, Paper, Role, Want } from './field-table'
import type { MissingFact } from './missing-facts'
import type { Intake, IntakeEvent, ProblemCode } from './schema'

/** The words of messages/…/consultation.json in one language. */
export type ConsultationWords = ReturnType<typeof useTranslations<'consultation'>>

/** What a form sent, by name; a box that may be ticked with others has several values. */
export type FormEntries = Record<string, string[]>
/** What is wrong, by the place in the intake (`events.0.on`). */
export type IntakeProblems = Record<string, ProblemCode>

export type IntakeFailure =
  | { reason: 'day'; limit: number }
  | { reason: 'atOnce' | 'unavailable' | 'network' }

/** What is about to be asked. */
export type IntakeReview = {
  question: string
  /** How many characters it may have, when something had to be left out for it. */
  cutTo: number | null
  /** Days until the deadline that was given; null when it is far or there is none. */
  daysLeft: number | null
}

export type IntakeState = {
  entries: FormEntries
  problems: IntakeProblems
  review: IntakeReview | null
  failure: IntakeFailure | null
}

export type SummaryStatute = {
  label: string
  title: string | null
  href: string
  state: 'in-force' | 'pending' | 'repealed' | null
  effectiveOn: string | null
}
export type SummaryDecision = {
  /** In the form in which courts cite. */
  label: string
  title: string | null
  href: string
  overruledBy: string | null
}

/** What a lawyer reads first: the person's own account, and apart from it what was found. */
export type LawyerSummary = {
  field: Field
  asker: Role
  other: Role
  people: string
  account: string
  timeline: IntakeEvent[]
  facts: Intake['facts']
  papers: readonly Paper[]
  wants: readonly Want[]
  wantText: string
  done: Intake['done']
  doneText: string
  deadline: Intake['deadline']
  /** As the decisions put them, in Korean. */
  issues: string[]
  statutes: SummaryStatute[]
  decisions: SummaryDecision[]
  missing: MissingFact[]
  /** Sentences of the sources that name a period, in Korean. */
  periods: { source: string; href: string; text: string }[]
  answer: 'given' | 'refused' | 'writing' | 'failed'
}
