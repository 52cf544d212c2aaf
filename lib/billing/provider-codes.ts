// Every code that a call or the card window of the provider ends with, and what it means for us.

/**
 * What an answer of the API that is no success means. By its code, never by the HTTP status.
 *
 * - `refused`: not done, and this card will not do
 * - `later`: not done today; the same card may do another day
 * - `unknown`: the outcome is not known; it is looked up before anything else
 * - `configuration`: not done, and the operator has to change a setting
 * - `missing`: there is no such thing
 */
export type FailureKind = 'refused' | 'later' | 'unknown' | 'configuration' | 'missing'

/** Why a card was not registered or not charged at the checkout; keys of `reason` in messages/…/checkout.json. */
export type FailureReason =
  | 'funds'
  | 'company'
  | 'stopped'
  | 'expiry'
  | 'number'
  | 'unsupported'
  | 'tries'
  | 'limit'
  | 'cancelled'
  | 'late'
  | 'other'

/**
 * Why a renewal was refused, in the few words that help the card's owner; keys of `reasons` in
 * messages/…/billing.json. `gone`: the registered key is lost.
 */
export type DeclineReason = 'limit' | 'funds' | 'expired' | 'stopped' | 'gone' | 'other'

type Meaning = {
  /** Of an answer of the API; a code without one comes from the card window, or is ours. */
  kind?: Exclude<FailureKind, 'unknown'>
  /** At the checkout; `other` unless said. */
  reason?: Exclude<FailureReason, 'other'>
  /** At a renewal; `other` unless said. */
  decline?: Exclude<DeclineReason, 'other'>
}

const codes: Record<string, Meaning> = {
  // Refused: another card may do.
  REJECT_CARD_PAYMENT: { kind: 'refused', reason: 'funds', decline: 'funds' },
  REJECT_ACCOUNT_PAYMENT: { kind: 'refused', reason: 'funds', decline: 'funds' },
  REJECT_CARD_COMPANY: { kind: 'refused', reason: 'company' },
  INVALID_REJECT_CARD: { kind: 'refused', reason: 'company' },
  NOT_MATCHES_CUSTOMER_KEY: { kind: 'refused', reason: 'company' },
  INVALID_STOPPED_CARD: { kind: 'refused', reason: 'stopped', decline: 'stopped' },
  INVALID_CARD_LOST_OR_STOLEN: { kind: 'refused', reason: 'stopped', decline: 'stopped' },
  INVALID_CARD_EXPIRATION: { kind: 'refused', reason: 'expiry', decline: 'expired' },
  INVALID_CARD_NUMBER: { kind: 'refused', reason: 'number' },
  NOT_SUPPORTED_CARD_TYPE: { kind: 'refused', reason: 'unsupported' },
  NOT_REGISTERED_CARD_COMPANY: { kind: 'refused', reason: 'unsupported' },
  INVALID_BILL_KEY_REQUEST: { kind: 'refused', reason: 'unsupported', decline: 'gone' },
  EXCEED_MAX_AUTH_COUNT: { kind: 'refused', reason: 'tries' },
  ALREADY_REMOVED_BILLING_KEY: { kind: 'refused' },
  // The card window's one-time key has been used or is too old; of a renewal, the billing key.
  NOT_FOUND_BILLING: { kind: 'refused', reason: 'late', decline: 'gone' },
  INVALID_AUTH_KEY: { kind: 'refused', reason: 'late' },
  // Of a refund.
  ALREADY_CANCELED_PAYMENT: { kind: 'refused' },
  NOT_CANCELABLE_AMOUNT: { kind: 'refused' },
  NOT_CANCELABLE_PAYMENT: { kind: 'refused' },
  // Refused today.
  EXCEED_MAX_DAILY_PAYMENT_COUNT: { kind: 'later', reason: 'limit', decline: 'limit' },
  EXCEED_MAX_PAYMENT_AMOUNT: { kind: 'later', reason: 'limit', decline: 'limit' },
  EXCEED_MAX_ONE_DAY_AMOUNT: { kind: 'later', reason: 'limit', decline: 'limit' },
  // Settings.
  UNAUTHORIZED_KEY: { kind: 'configuration' },
  INCORRECT_BASIC_AUTH_FORMAT: { kind: 'configuration' },
  INVALID_API_KEY: { kind: 'configuration' },
  NOT_SUPPORTED_METHOD: { kind: 'configuration' },
  NOT_SUPPORTED_BILLING_MERCHANT: { kind: 'configuration' },
  // Nothing of that name.
  NOT_FOUND_PAYMENT: { kind: 'missing' },
  BILLING_KEY_NOT_FOUND: { kind: 'missing', decline: 'gone' },
  // Of the card window alone.
  USER_CANCEL: { reason: 'cancelled' },
  PAY_PROCESS_CANCELED: { reason: 'cancelled' },
  INVALID_CARD_COMPANY: { reason: 'unsupported' },
  EXCEED_MAX_AMOUNT: { reason: 'limit', decline: 'limit' },
  // Ours: there is no billing key any more.
  CARD_GONE: { decline: 'gone' },
}

/** Not by name on the object: a code such as `constructor` has no meaning. */
const meanings = new Map(Object.entries(codes))

/** A code that is not in the table leaves the outcome unknown. */
export function failureKind(code: string): FailureKind {
  return meanings.get(code)?.kind ?? 'unknown'
}

export function failureReason(code: string | null): FailureReason {
  return meanings.get(code ?? '')?.reason ?? 'other'
}

export function declineReason(code: string | null): DeclineReason {
  return meanings.get(code ?? '')?.decline ?? 'other'
}
