import { type FailureKind, failureKind } from '@/lib/billing/provider-codes'

const table: Record<FailureKind, string[]> = {
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
    'NOT_MATCHES_CUSTOMER_KEY',
    'NOT_FOUND_BILLING',
  ],
  later: [
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_PAYMENT_AMOUNT',
    'EXCEED_MAX_ONE_DAY_AMOUNT',
  ],
  unknown: [
    'PROVIDER_ERROR',
    'ALREADY_PROCESSED_PAYMENT',
    'DUPLICATED_ORDER_ID',
    'IDEMPOTENT_REQUEST_PROCESSING',
    'FORBIDDEN_CONSECUTIVE_REQUEST',
    'A_CODE_OF_TOMORROW',
    '',
    'constructor',
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

const rows = Object.entries(table).flatMap(([kind, codes]) => codes.map((code) => [code, kind]))

it.each(rows)('%s: %s', (code, kind) => {
  expect(failureKind(String(code))).toBe(kind)
})
