import { type FailureReason, failureReason } from '@/lib/billing/checkout/failure-reason'

/** Why a renewal was refused, in the few words that help the card's owner; keys of the messages. */
export type DeclineReason = 'limit' | 'funds' | 'expired' | 'stopped' | 'gone' | 'other'

/** The registered key is lost: ours to say, or the provider's when it no longer knows the key. */
const keyLostCodes = [
  'CARD_GONE',
  'BILLING_KEY_NOT_FOUND',
  'INVALID_BILL_KEY_REQUEST',
  'NOT_FOUND_BILLING',
]

/** What a renewal can be refused for; the rest happens only while a card is registered. */
const declineReasons: Partial<Record<FailureReason, DeclineReason>> = {
  limit: 'limit',
  funds: 'funds',
  expiry: 'expired',
  stopped: 'stopped',
}

/** @param code the provider's, or ours */
export function declineReason(code: string | null): DeclineReason {
  if (code && keyLostCodes.includes(code)) return 'gone'
  return declineReasons[failureReason(code)] ?? 'other'
}
