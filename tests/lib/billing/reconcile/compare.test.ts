import { differenceOf } from '@/lib/billing/reconcile/compare'
import type { OurPayment } from '@/lib/billing/reconcile/schema'

const ours = (changes: Partial<OurPayment> = {}): OurPayment => ({
  id: 'b3b4e0f0-0000-4000-8000-000000000000',
  createdAt: '2026-12-01T00:00:00Z',
  orderId: 'order-1',
  attempt: 1,
  state: 'paid',
  amount: 1000,
  refunded: 0,
  refundOpen: false,
  ...changes,
})
const theirs = (
  changes: Partial<{ status: 'DONE' | 'ABORTED'; totalAmount: number; balanceAmount: number }> = {},
) => ({
  ok: true as const,
  value: {
    paymentKey: 'pay',
    orderId: 'order-1',
    status: 'DONE' as const,
    totalAmount: 1000,
    balanceAmount: 1000,
    ...changes,
  },
})
const missing = { ok: false as const, kind: 'missing' as const, code: 'NOT_FOUND_PAYMENT' }
const lost = { ok: false as const, kind: 'unknown' as const, code: 'NO_ANSWER' }

it.each([
  ['the same', ours(), theirs(), null],
  ['refused on both sides', ours({ state: 'declined' }), missing, null],
  ['under way', ours({ state: 'unknown' }), theirs(), null],
  ['broken off there', ours({ state: 'declined' }), theirs({ status: 'ABORTED' }), null],
  ['paid there', ours({ state: 'declined' }), theirs(), 'paid-there'],
  ['paid here', ours(), missing, 'paid-here'],
  ['broken off there, paid here', ours(), theirs({ status: 'ABORTED' }), 'paid-here'],
  ['another amount', ours(), theirs({ totalAmount: 900, balanceAmount: 900 }), 'amount'],
  ['given back there', ours(), theirs({ balanceAmount: 400 }), 'refund'],
  ['given back here', ours({ refunded: 600 }), theirs(), 'refund'],
  ['being given back', ours({ refundOpen: true }), theirs({ balanceAmount: 400 }), null],
  ['no answer', ours(), lost, 'not-asked'],
])('%s', (_, here, there, expected) => {
  expect(differenceOf(here, there)).toBe(expected)
})
