import type { ErrorCode } from '@/lib/errors'
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

/** What came of an answer that was sent; `stored` when its mail has not left. */
export type AnswerOutcome = 'sent' | 'stored' | 'stale' | 'missing' | 'invalid' | ErrorCode

export type AnswerState = {
  attempt: number
  outcome: AnswerOutcome | null
  /** The id of the next answer: a new one as soon as one is stored. */
  replyId: string
  body: string
}

export type InquiryActResult =
  | { ok: true }
  | { ok: false; reason: 'missing' | 'unsent' | ErrorCode }
