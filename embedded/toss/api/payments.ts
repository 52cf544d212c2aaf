import { z } from 'zod'
import { answered } from '@/embedded/toss/codes'
import type { EventOf } from '@/embedded/toss/ledger/events'
import { balanceOf, type PaymentRecord } from '@/embedded/toss/ledger/ledger'
import { paymentObject } from '@/embedded/toss/ledger/payment'
import { paymentChanged } from '@/embedded/toss/webhooks/messages'
import { freshKeys } from './fresh-keys'
import { type Outcome, refusedWith, type TossContext } from './outcome'

/** The payment as it is now. */
export function shown(ctx: TossContext, payment: PaymentRecord | undefined): Outcome {
  if (!payment) return refusedWith('NOT_FOUND_PAYMENT')
  return { answer: answered(paymentObject(payment, ctx.origin)), events: [] }
}

const cancelSchema = z.object({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.number().int().positive().nullish(),
})

/** Gives back the whole of a payment's balance, or a part of it. */
export function cancel(ctx: TossContext, paymentKey: string, body: unknown): Outcome {
  const { ledger, runtime } = ctx
  const given = cancelSchema.safeParse(body)
  if (!given.success) return refusedWith('INVALID_REQUEST')
  const payment = ledger.payments.get(paymentKey)
  if (!payment) return refusedWith('NOT_FOUND_PAYMENT')
  const balance = balanceOf(payment)
  if (balance === 0) return refusedWith('ALREADY_CANCELED_PAYMENT')
  const amount = given.data.cancelAmount ?? balance
  if (amount > balance) return refusedWith('NOT_CANCELABLE_AMOUNT')
  const keys = freshKeys(runtime)
  const at = runtime.now()
  const canceled: EventOf<'canceled'> = {
    type: 'canceled',
    paymentKey,
    transactionKey: keys.transactionKey(),
    amount,
    reason: given.data.cancelReason,
    at,
  }
  const after = paymentObject({ ...payment, cancels: [...payment.cancels, canceled] }, ctx.origin)
  const told = paymentChanged(after, at)
  return {
    answer: answered(after),
    events: [
      canceled,
      { type: 'announced', transmissionId: keys.transmissionId(), body: told, at },
    ],
  }
}
