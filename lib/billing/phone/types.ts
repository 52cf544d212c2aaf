import type { Carrier } from './schema'

/** Keys of `problem` in messages/…/phone.json (spec 8). */
export type PhoneProblem =
  | 'required'
  | 'invalidPhone'
  | 'codeRequired'
  | 'mismatch'
  | 'expired'
  | 'tooManyTries'
  | 'tooManyCodes'
  | 'sendFailed'
  | 'wait'
  | 'incomplete'
  | 'idFormat'
  | 'nameAndId'
  | 'tooOften'
  | 'signedOut'
  | 'network'
  | 'failed'

/** A code on its way. The countdown is the server's: the clock of a browser may be wrong. */
export type SentCode = { verificationId: string; expiresAt: string; secondsLeft: number }

export type SendResult =
  | ({ ok: true } & SentCode)
  | { ok: false; problem: PhoneProblem /** With `wait`. */; seconds?: number }

export type CheckResult =
  | { ok: true; verificationId: string /** ISO. */; provesUntil: string }
  | { ok: false; problem: PhoneProblem /** With `mismatch`. */; attemptsLeft?: number }

/** A phone that its owner has confirmed. */
export type VerifiedPhone = {
  verificationId: string
  /** Eleven digits. */
  phone: string
  carrier: Carrier
  provesUntil: string
}
