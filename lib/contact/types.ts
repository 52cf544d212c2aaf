import type { ErrorCode } from '@/lib/errors'
import type { FormState } from '@/lib/form-state'
import type { honeypotField, InquiryField } from './constants'

/** Keys of `contact.form.errors.<field>`. */
export type InquiryErrorKey = 'required' | 'invalid'
export type InquiryErrors = Partial<
  Record<InquiryField, InquiryErrorKey> & Record<typeof honeypotField, never>
>

/** Why an inquiry was not stored; `refused` when its form looked like the work of a program. */
export type InquiryFailure = 'rateLimit' | 'refused' | 'failed'

export type InquiryFormState = FormState<InquiryErrors, InquiryFailure, never> & {
  /** Seconds after which the form may be sent again; 0 unless the reason is `rateLimit`. */
  retryAfter: number
}

/** `stored` when the reply is in the database and its mail has not been sent. */
type ReplyResult = 'sent' | 'stored'

export type ReplyFormState = FormState<
  { body?: 'invalid' },
  'stale' | 'missing' | ErrorCode,
  ReplyResult
> & {
  /** The id of the next reply: a new one as soon as one is stored. */
  replyId: string
}

export type InquiryActionResult =
  | { ok: true }
  | { ok: false; reason: 'missing' | 'unsent' | ErrorCode }
