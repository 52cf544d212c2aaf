import type { PaymentDetail } from '@/lib/billing/administration/schema'

/** What an act on one payment has to know. */
export type ActionablePayment = {
  id: string
  orderId: string
  amount: number
  refunded: number
  period: number
  /** Whether anything is left, and nothing is on its way. */
  refundable: boolean
  /** Whether it can be asked for again, or looked up. */
  retry: 'charge' | 'look' | null
  /** Whether its subscription has ended. */
  ended: boolean
  card: string
}

export function actionablePayment(
  payment: PaymentDetail,
  ended: boolean,
  card: string,
): ActionablePayment {
  const { id, order_id, amount, refunded, period, state, try_at, refunds } = payment
  const open = refunds.some((refund) => refund.state === 'asking' || refund.state === 'unknown')
  return {
    id,
    orderId: order_id,
    amount,
    refunded,
    period,
    refundable: state === 'paid' && refunded < amount && !open,
    retry: try_at ? (state === 'unknown' ? 'look' : ended ? null : 'charge') : null,
    ended,
    card: payment.card_text || card,
  }
}
