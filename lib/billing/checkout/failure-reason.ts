/** Keys of `reason` in messages/…/checkout.json. */
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

const codes: Record<Exclude<FailureReason, 'other'>, readonly string[]> = {
  funds: ['REJECT_CARD_PAYMENT', 'REJECT_ACCOUNT_PAYMENT'],
  company: ['REJECT_CARD_COMPANY', 'INVALID_REJECT_CARD', 'NOT_MATCHES_CUSTOMER_KEY'],
  stopped: ['INVALID_STOPPED_CARD', 'INVALID_CARD_LOST_OR_STOLEN'],
  expiry: ['INVALID_CARD_EXPIRATION'],
  number: ['INVALID_CARD_NUMBER'],
  unsupported: [
    'NOT_SUPPORTED_CARD_TYPE',
    'NOT_REGISTERED_CARD_COMPANY',
    'INVALID_CARD_COMPANY',
    'INVALID_BILL_KEY_REQUEST',
  ],
  tries: ['EXCEED_MAX_AUTH_COUNT'],
  limit: [
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_PAYMENT_AMOUNT',
    'EXCEED_MAX_AMOUNT',
    'EXCEED_MAX_ONE_DAY_AMOUNT',
  ],
  cancelled: ['USER_CANCEL', 'PAY_PROCESS_CANCELED'],
  late: ['NOT_FOUND_BILLING', 'INVALID_AUTH_KEY'],
}

const reasonOf = new Map(
  Object.entries(codes).flatMap(([reason, each]) =>
    each.map((code) => [code, reason as FailureReason] as const),
  ),
)

/** Why a card was not registered or not charged, in a word that people can be told. */
export function failureReason(code: string | null): FailureReason {
  return reasonOf.get(code ?? '') ?? 'other'
}
