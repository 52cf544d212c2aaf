import { koreaTime } from '@/embedded/toss/ledger/korea-time'
import { balanceOf, type Ledger, type PaymentRecord } from '@/embedded/toss/ledger/ledger'
import { paymentObject } from '@/embedded/toss/ledger/payment'

function line(payment: PaymentRecord) {
  const { paymentKey, orderId, orderName, customerKey, billingKey, amount } = payment
  const { status, approvedAt, balanceAmount } = paymentObject(payment, '')
  const cancels = payment.cancels.map(({ transactionKey, amount: given, reason, at }) => ({
    transactionKey,
    amount: given,
    reason,
    canceledAt: koreaTime(at),
  }))
  return {
    paymentKey,
    orderId,
    orderName,
    customerKey,
    billingKey,
    amount,
    balanceAmount,
    status,
    approvedAt,
    cancels,
  }
}

/** What has really happened, to be held against what the site believes. @param orders none: all of them */
export function ledgerReport(books: Ledger, orders: ReadonlySet<string>) {
  const payments = [...books.payments.values()]
  const asked = orders.size === 0 ? payments : payments.filter(({ orderId }) => orders.has(orderId))
  const approvedAmount = payments.reduce((sum, { amount }) => sum + amount, 0)
  const balance = payments.reduce((sum, payment) => sum + balanceOf(payment), 0)
  return {
    payments: asked.map(line),
    billingKeys: [...books.billingKeys.values()]
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ billingKey, customerKey, card, issuedAt }) => ({
        billingKey,
        customerKey,
        cardNumber: card.number,
        issuedAt: koreaTime(issuedAt),
      })),
    refusals: books.refusals,
    totals: {
      approved: payments.length,
      approvedAmount,
      canceledAmount: approvedAmount - balance,
    },
  }
}
