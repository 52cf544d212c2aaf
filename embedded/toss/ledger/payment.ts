import { koreaTime } from './korea-time'
import { balanceOf, type PaymentRecord } from './ledger'

/** The provider's own name for a shop. */
const SHOP = 'beopdapstandin'
const API_VERSION = '2022-11-16'

/** Tax is a part of every price: an eleventh, rounded to whole won, of what is not free of it. */
function taxParts(balance: number, taxFreeAmount: number) {
  const free = Math.min(taxFreeAmount, balance)
  const vat = Math.round((balance - free) / 11)
  return { suppliedAmount: balance - free - vat, vat, taxFreeAmount: free }
}

function statusOf(payment: PaymentRecord, balance: number) {
  if (payment.cancels.length === 0) return 'DONE'
  return balance === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
}

function cancelsOf(payment: PaymentRecord) {
  if (payment.cancels.length === 0) return null
  let refundable = payment.amount
  return payment.cancels.map(({ transactionKey, amount, reason, at }) => {
    refundable -= amount
    return {
      transactionKey,
      cancelReason: reason,
      canceledAt: koreaTime(at),
      cancelAmount: amount,
      taxFreeAmount: 0,
      taxExemptionAmount: 0,
      refundableAmount: refundable,
      cardDiscountAmount: 0,
      transferDiscountAmount: 0,
      easyPayDiscountAmount: 0,
      receiptKey: null,
      cancelStatus: 'DONE',
      cancelRequestId: null,
    }
  })
}

function cardOf({ card, amount, approveNo }: PaymentRecord) {
  const { number, issuerCode, acquirerCode, cardType, ownerType } = card
  return {
    issuerCode,
    acquirerCode,
    number,
    installmentPlanMonths: 0,
    isInterestFree: false,
    interestPayer: null,
    approveNo,
    useCardPoint: false,
    cardType,
    ownerType,
    acquireStatus: 'READY',
    amount,
  }
}

/** The Payment object of the provider's API. @param origin of the stand-in, where the receipt is */
export function paymentObject(payment: PaymentRecord, origin: string) {
  const { paymentKey, orderId, orderName, cancels } = payment
  const balanceAmount = balanceOf(payment)
  const url = `${origin}/receipts/${encodeURIComponent(paymentKey)}`
  return {
    mId: SHOP,
    version: API_VERSION,
    lastTransactionKey: cancels.at(-1)?.transactionKey ?? payment.transactionKey,
    paymentKey,
    orderId,
    orderName,
    type: 'BILLING',
    method: '카드',
    currency: 'KRW',
    country: 'KR',
    status: statusOf(payment, balanceAmount),
    requestedAt: koreaTime(payment.requestedAt),
    approvedAt: koreaTime(payment.at),
    totalAmount: payment.amount,
    balanceAmount,
    ...taxParts(balanceAmount, payment.taxFreeAmount),
    taxExemptionAmount: 0,
    useEscrow: false,
    cultureExpense: false,
    isPartialCancelable: true,
    card: cardOf(payment),
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    easyPay: null,
    failure: null,
    secret: null,
    metadata: null,
    cancels: cancelsOf(payment),
    receipt: { url },
    checkout: { url },
  }
}

export type Payment = ReturnType<typeof paymentObject>
