import { koreaTimeOfEvent } from '@/embedded/toss/ledger/korea-time'
import type { Payment } from '@/embedded/toss/ledger/payment'

/** The body of an event. */
export const message = (eventType: string, data: Record<string, unknown>, at: number): string =>
  JSON.stringify({ eventType, createdAt: koreaTimeOfEvent(at), data })

export const paymentChanged = (payment: Payment, at: number): string =>
  message('PAYMENT_STATUS_CHANGED', payment, at)

export const billingDeleted = (billingKey: string, at: number): string =>
  message('BILLING_DELETED', { billingKey, reason: '삭제 API 요청' }, at)
