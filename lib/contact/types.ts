import type { InquiryField } from './constants'

/** What was typed, as it was typed. */
export type InquiryValues = Record<InquiryField, string>

export type FieldProblem = 'required' | 'invalid'
export type FieldProblems = Partial<Record<InquiryField, FieldProblem>>

export type InquiryFailure =
  | { reason: 'rateLimit'; retryAfter: number }
  /** Looked like the work of a program. */
  | { reason: 'refused' }
  /** Could not be stored, or never arrived. */
  | { reason: 'failed' | 'network' }

/** What the form shows after it was sent and not taken. */
export type InquiryState = {
  values: InquiryValues
  problems: FieldProblems
  failure: InquiryFailure | null
}
