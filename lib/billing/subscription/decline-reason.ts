/** Why a card was refused, in the few words that help its owner; keys of the messages. */
export const declineReasons = ['limit', 'expired', 'stopped', 'gone', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

const reasons: Record<string, DeclineReason> = {
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'limit',
  EXCEED_MAX_PAYMENT_AMOUNT: 'limit',
  EXCEED_MAX_ONE_DAY_AMOUNT: 'limit',
  EXCEED_MAX_AMOUNT: 'limit',
  INVALID_CARD_EXPIRATION: 'expired',
  INVALID_STOPPED_CARD: 'stopped',
  INVALID_CARD_LOST_OR_STOLEN: 'stopped',
  CARD_GONE: 'gone',
  BILLING_KEY_NOT_FOUND: 'gone',
  INVALID_BILL_KEY_REQUEST: 'gone',
}

/** @param code the provider's, or ours */
export const declineReason = (code: string | null): DeclineReason =>
  (code ? reasons[code] : undefined) ?? 'other'
