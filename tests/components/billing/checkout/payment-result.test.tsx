/** @jest-environment node */
import { PaymentResult } from '@/components/billing/checkout/payment-result'
import type { CheckoutOutcome } from '@/lib/billing/checkout/status'
import { rendered } from '@/tests/factories/rendered'

const outcome: CheckoutOutcome = {
  status: 'waiting',
  purpose: 'subscribe',
  planId: '1month',
  code: null,
  paid: null,
}
const view = (first: CheckoutOutcome) =>
  rendered(<PaymentResult orderId="order-1" returned={null} first={first} />)

it('without script a result that is not known yet asks again, without what may be used once', () => {
  expect(view(outcome)).toMatch(
    /<noscript><meta http-equiv="refresh" content="5; url=\?orderId=order-1&amp;planId=1month"/i,
  )
  expect(view({ ...outcome, planId: null })).toMatch(/url=\?orderId=order-1"/)
})

it('a result that is known does not', () => {
  expect(view({ ...outcome, status: 'refused', code: 'REJECT_CARD_PAYMENT' })).not.toContain(
    'refresh',
  )
})
