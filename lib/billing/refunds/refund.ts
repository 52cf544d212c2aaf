import 'server-only'
import type { ProviderPayment } from '@/lib/billing/provider-schema'
import type { Answer } from '@/lib/billing/service'
import type { Till } from '@/lib/billing/till'
import { log } from '@/lib/log'
import { type RefundOrder, type RefundState, renewRefund, settleRefund } from './mutations'
import type { RefundKind } from './schema'

/** After this a call has ended, whatever became of it. */
const overMs = 10 * 60_000

/** What the provider shows as the reason. */
const reasons: Record<RefundKind, string> = {
  withdrawal: '청약철회',
  'cancel-now': '중도 해지',
  operator: '운영자 환불',
  late: '해지 후 결제 취소',
  provider: '결제 취소',
}

/** The provider answers, and has not given it back. */
const notYet = 'NOT_YET'

type Outcome = { kind: 'done' | 'refused' | 'unknown'; code: string | null }

/** Asks the provider to give the money back and writes down how that went. Safe to carry out twice. */
export async function giveBack(till: Till, order: RefundOrder): Promise<RefundState> {
  let outcome = order.action === 'ask' ? await ask(till, order) : await resolve(till, order)
  if (outcome.kind === 'unknown' && order.action === 'ask') outcome = await resolve(till, order)
  // An earlier call, that nobody heard of, may be why there is nothing left to give back.
  if (outcome.kind === 'refused' && (await lookUp(till, order)).kind === 'done') {
    outcome = { kind: 'done', code: null }
  }
  if (outcome.kind === 'refused') {
    log.error('billing.refund-refused', { refund: order.refund, code: outcome.code })
  }
  return settleRefund(till.service, order.refund, outcome, till.now())
}

async function ask(
  till: Till,
  order: RefundOrder,
  idempotencyKey = order.idempotencyKey,
): Promise<Outcome> {
  const answer = await till.provider.cancel({
    paymentKey: order.paymentKey,
    amount: order.amount,
    reason: order.reason || reasons[order.kind],
    idempotencyKey,
  })
  return outcomeOf(order, answer)
}

/** What is left of the payment tells whether an earlier call did it: there is one open refund at a time. */
async function lookUp(till: Till, order: RefundOrder): Promise<Outcome> {
  const found = await till.provider.findPayment(order.paymentKey)
  return found.ok ? outcomeOf(order, found) : { kind: 'unknown', code: found.code }
}

async function resolve(till: Till, order: RefundOrder): Promise<Outcome> {
  const outcome = await lookUp(till, order)
  if (outcome.kind === 'done' || outcome.code !== notYet) return outcome
  if (till.now().getTime() - order.askedAt.getTime() < overMs) return ask(till, order)
  const key = await renewRefund(till.service, order.refund, order.attempt, till.now())
  return key ? ask(till, order, key) : { kind: 'unknown', code: 'TAKEN_OVER' }
}

function outcomeOf(order: RefundOrder, answer: Answer<ProviderPayment>): Outcome {
  if (answer.ok) {
    const left = order.paid - order.refunded - order.amount
    const done = answer.value.balanceAmount <= left
    return done ? { kind: 'done', code: null } : { kind: 'unknown', code: notYet }
  }
  const { kind, code } = answer
  if (kind === 'configuration') log.error('billing.configuration', { code })
  return kind === 'refused' || kind === 'missing'
    ? { kind: 'refused', code }
    : { kind: 'unknown', code }
}
