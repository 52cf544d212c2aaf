import 'server-only'
import type { BillingContext } from '@/lib/billing/context'
import type { ProviderPayment } from '@/lib/billing/provider-schema'
import type { ProviderResult } from '@/lib/billing/service'
import { log } from '@/lib/log'
import { type RefundOrder, type RefundState, renewRefund, settleRefund } from './mutations'
import type { RefundKind } from './schema'

/** After this a call has ended, whatever became of it. */
const callEndsAfterMs = 10 * 60_000

/** What the provider shows as the reason. */
const reasons: Record<RefundKind, string> = {
  withdrawal: '청약철회',
  'cancel-now': '중도 해지',
  operator: '운영자 환불',
  late: '해지 후 결제 취소',
  provider: '결제 취소',
}

/** The provider answers, and has not given it back. */
const notRefundedYet = 'NOT_YET'

type Outcome = { kind: 'done' | 'refused' | 'unknown'; code: string | null }

/** Asks the provider to give the money back and writes down how that went. Safe to carry out twice. */
export async function executeRefund(ctx: BillingContext, order: RefundOrder): Promise<RefundState> {
  let outcome =
    order.action === 'ask' ? await requestRefund(ctx, order) : await resolveOutcome(ctx, order)
  if (outcome.kind === 'unknown' && order.action === 'ask')
    outcome = await resolveOutcome(ctx, order)
  // An earlier call, that nobody heard of, may be why there is nothing left to give back.
  if (outcome.kind === 'refused' && (await lookUp(ctx, order)).kind === 'done') {
    outcome = { kind: 'done', code: null }
  }
  if (outcome.kind === 'refused') {
    log.error('billing.refund-refused', { refund: order.refund, code: outcome.code })
  }
  return settleRefund(ctx.service, order.refund, outcome, ctx.now())
}

async function requestRefund(
  ctx: BillingContext,
  order: RefundOrder,
  idempotencyKey = order.idempotencyKey,
): Promise<Outcome> {
  const answer = await ctx.provider.cancel({
    paymentKey: order.paymentKey,
    amount: order.amount,
    reason: order.reason || reasons[order.kind],
    idempotencyKey,
  })
  return outcomeOf(order, answer)
}

/** What is left of the payment tells whether an earlier call did it: there is one open refund at a time. */
async function lookUp(ctx: BillingContext, order: RefundOrder): Promise<Outcome> {
  const found = await ctx.provider.findPayment(order.paymentKey)
  return found.ok ? outcomeOf(order, found) : { kind: 'unknown', code: found.code }
}

async function resolveOutcome(ctx: BillingContext, order: RefundOrder): Promise<Outcome> {
  const outcome = await lookUp(ctx, order)
  if (outcome.kind === 'done' || outcome.code !== notRefundedYet) return outcome
  if (ctx.now().getTime() - order.askedAt.getTime() < callEndsAfterMs)
    return requestRefund(ctx, order)
  const key = await renewRefund(ctx.service, order.refund, order.attempt, ctx.now())
  return key ? requestRefund(ctx, order, key) : { kind: 'unknown', code: 'TAKEN_OVER' }
}

function outcomeOf(order: RefundOrder, answer: ProviderResult<ProviderPayment>): Outcome {
  if (answer.ok) {
    const left = order.paid - order.refunded - order.amount
    const done = answer.value.balanceAmount <= left
    return done ? { kind: 'done', code: null } : { kind: 'unknown', code: notRefundedYet }
  }
  const { kind, code } = answer
  if (kind === 'configuration') log.error('billing.configuration', { code })
  return kind === 'refused' || kind === 'missing'
    ? { kind: 'refused', code }
    : { kind: 'unknown', code }
}
