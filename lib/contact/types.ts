import type { ErrorCode } from '@/lib/errors'
import type { InquiryField } from './constants'

/** What was typed, as it was typed. */
export type InquiryValues = Record<InquiryField, string>

export type FieldError = 'required' | 'invalid'
export type FieldErrors = Partial<Record<InquiryField, FieldError>>

export type InquiryFailure =
  | { reason: 'rateLimit'; retryAfter: number }
  /** Looked like the work of a program. */
  | { reason: 'refused' }
  /** Could not be stored, or never arrived. */
  | { reason: 'failed' | 'network' }

/** What the form shows after it was sent and not taken. */
export type InquiryFormState = {
  values: InquiryValues
  problems: FieldErrors
  failure: InquiryFailure | null
}

/** What came of an answer that was sent; `stored` when its mail has not left. */
export type ReplyOutcome = 'sent' | 'stored' | 'stale' | 'missing' | 'invalid' | ErrorCode

export type ReplyFormState = {
  attempt: number
  outcome: ReplyOutcome | null
  /** The id of the next answer: a new one as soon as one is stored. */
  replyId: string
  body: string
}

export type InquiryActionResult =
  | { ok: true }
  | { ok: false; reason: 'missing' | 'unsent' | ErrorCode }
