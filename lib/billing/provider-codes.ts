/**
 * What an answer of the provider that is no success means for us. By its code, never by the HTTP status.
 *
 * - `refused`: not done, and this card will not do
 * - `later`: not done today; the same card may do another day
 * - `unknown`: nobody knows whether it was done; look it up before anything else
 * - `configuration`: not done, and ours to mend
 * - `missing`: there is no such thing
 */
export type FailureKind = 'refused' | 'later' | 'unknown' | 'configuration' | 'missing'

const kinds: Record<Exclude<FailureKind, 'unknown'>, readonly string[]> = {
  refused: [
    'REJECT_CARD_PAYMENT',
    'REJECT_CARD_COMPANY',
    'REJECT_ACCOUNT_PAYMENT',
    'INVALID_STOPPED_CARD',
    'INVALID_CARD_EXPIRATION',
    'INVALID_CARD_NUMBER',
    'INVALID_CARD_LOST_OR_STOLEN',
    'INVALID_REJECT_CARD',
    'NOT_SUPPORTED_CARD_TYPE',
    'NOT_REGISTERED_CARD_COMPANY',
    'EXCEED_MAX_AUTH_COUNT',
    'INVALID_BILL_KEY_REQUEST',
    'ALREADY_REMOVED_BILLING_KEY',
    'NOT_MATCHES_CUSTOMER_KEY',
    // The card window's one-time key has been used or is too old.
    'NOT_FOUND_BILLING',
    'INVALID_AUTH_KEY',
    'ALREADY_CANCELED_PAYMENT',
    'NOT_CANCELABLE_AMOUNT',
    'NOT_CANCELABLE_PAYMENT',
  ],
  later: [
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_PAYMENT_AMOUNT',
    'EXCEED_MAX_ONE_DAY_AMOUNT',
  ],
  configuration: [
    'UNAUTHORIZED_KEY',
    'INCORRECT_BASIC_AUTH_FORMAT',
    'INVALID_API_KEY',
    'NOT_SUPPORTED_METHOD',
    'NOT_SUPPORTED_BILLING_MERCHANT',
  ],
  missing: ['NOT_FOUND_PAYMENT', 'BILLING_KEY_NOT_FOUND'],
}

const kindOfCode = new Map(
  Object.entries(kinds).flatMap(([kind, codes]) =>
    codes.map((code) => [code, kind as FailureKind] as const),
  ),
)

/** A code that nobody has named before leaves the outcome unknown. */
export function failureKind(code: string): FailureKind {
  return kindOfCode.get(code) ?? 'unknown'
}
