import { z } from 'zod'
import { refusalAtCharge } from '@/embedded/toss/cards'
import { answered } from '@/embedded/toss/codes'
import type { EventOf } from '@/embedded/toss/ledger/events'
import { koreaTime } from '@/embedded/toss/ledger/korea-time'
import type { BillingKey } from '@/embedded/toss/ledger/ledger'
import { paymentObject } from '@/embedded/toss/ledger/payment'
import { billingDeleted } from '@/embedded/toss/webhooks/messages'
import { freshKeys } from './fresh-keys'
import { type Outcome, refusedWith, type TossContext } from './outcome'

/** How long a card may wait between its registration and the issue of its key. */
const AUTH_KEY_LIFE_MS = 10 * 60_000
const LEAST_AMOUNT = 100

export const customerKeySchema = z.string().regex(/^[A-Za-z0-9\-_=.@]{2,50}$/)

const issueSchema = z.object({
  authKey: z.string().min(1).max(300),
  customerKey: customerKeySchema,
})

/** A billing key for a card that was registered a moment ago. */
export function issue(ctx: TossContext, body: unknown): Outcome {
  const { ledger, runtime } = ctx
  const given = issueSchema.safeParse(body)
  if (!given.success) return refusedWith('INVALID_REQUEST')
  const { authKey, customerKey } = given.data
  const authorization = ledger.authorizations.get(authKey)
  const now = runtime.now()
  if (!authorization || authorization.used || now - authorization.at > AUTH_KEY_LIFE_MS)
    return refusedWith('NOT_FOUND_BILLING')
  if (authorization.customerKey !== customerKey) return refusedWith('NOT_MATCHES_CUSTOMER_KEY')
  const { testCard: _, ...card } = authorization.card
  const billingKey = freshKeys(runtime).billingKey()
  return {
    answer: answered({
      mId: 'beopdapstandin',
      customerKey,
      authenticatedAt: koreaTime(now),
      method: '카드',
      billingKey,
      card,
    }),
    events: [{ type: 'issued', authKey, billingKey, at: now }],
  }
}

const chargeSchema = z.object({
  customerKey: customerKeySchema,
  amount: z.number().int().positive().max(1_000_000_000),
  orderId: z.string().regex(/^[A-Za-z0-9\-_]{6,64}$/),
  orderName: z.string().min(1).max(100),
  customerEmail: z.string().max(100).nullish(),
  customerName: z.string().max(100).nullish(),
  taxFreeAmount: z.number().int().nonnegative().nullish(),
})

/** What keeps a charge from reaching the card. */
function refusedCharge(
  { ledger }: TossContext,
  source: BillingKey | undefined,
  order: z.infer<typeof chargeSchema>,
): Outcome | null {
  if (!source) return refusedWith('INVALID_BILL_KEY_REQUEST')
  if (source.customerKey !== order.customerKey) return refusedWith('NOT_MATCHES_CUSTOMER_KEY')
  if ((order.taxFreeAmount ?? 0) > order.amount) return refusedWith('INVALID_REQUEST')
  if (order.amount < LEAST_AMOUNT) return refusedWith('BELOW_MINIMUM_AMOUNT')
  // A refused order may be charged again; one that was approved once never, also after a cancel.
  return ledger.byOrder.has(order.orderId) ? refusedWith('DUPLICATED_ORDER_ID') : null
}

/** Takes an amount from a card by its billing key. No event goes out: the answer is all there is. */
export function charge(ctx: TossContext, billingKey: string, body: unknown): Outcome {
  const { ledger, runtime } = ctx
  const given = chargeSchema.safeParse(body)
  if (!given.success) return refusedWith('INVALID_REQUEST')
  const order = given.data
  const source = ledger.live(billingKey)
  const refused = refusedCharge(ctx, source, order)
  if (refused || !source) return refused ?? refusedWith('INVALID_BILL_KEY_REQUEST')
  const now = runtime.now()
  const { orderId, orderName, amount } = order
  const code = refusalAtCharge(source.card, source.attempts)
  if (code) {
    const { answer } = refusedWith(code)
    return { answer, events: [{ type: 'refused', billingKey, orderId, code, at: now }] }
  }
  const keys = freshKeys(runtime)
  const charged: EventOf<'charged'> = {
    type: 'charged',
    paymentKey: keys.paymentKey(),
    transactionKey: keys.transactionKey(),
    billingKey,
    orderId,
    orderName,
    amount,
    taxFreeAmount: order.taxFreeAmount ?? 0,
    approveNo: keys.approveNo(),
    requestedAt: now,
    at: now,
  }
  const { customerKey, card } = source
  const payment = { ...charged, customerKey, card, cancels: [] }
  return { answer: answered(paymentObject(payment, ctx.origin)), events: [charged] }
}

/** Ends a billing key. */
export function deleteBilling({ ledger, runtime }: TossContext, billingKey: string): Outcome {
  const known = ledger.billingKeys.get(billingKey)
  if (!known) return refusedWith('NOT_FOUND_BILLING')
  if (known.deletedAt !== null) return refusedWith('BILLING_KEY_NOT_FOUND')
  const at = runtime.now()
  return {
    answer: { status: 200, body: '' },
    events: [
      { type: 'deleted', billingKey, at },
      {
        type: 'announced',
        transmissionId: freshKeys(runtime).transmissionId(),
        body: billingDeleted(billingKey, at),
        at,
      },
    ],
  }
}
