import { type Answer, refusal } from '@/embedded/toss/codes'
import type { Fault, Faults } from '@/embedded/toss/faults/faults'
import type { Sender } from '@/embedded/toss/webhooks/sender'
import { refusedAuthorization } from './authorization'
import { charge, deleteBilling, issue } from './billing'
import { type Call, callOf } from './calls'
import { Idempotency, scopeOf } from './idempotency'
import { type Outcome, refusedWith, type TossContext } from './outcome'
import { cancel, shown } from './payments'

export type Incoming = {
  method: string
  pathname: string
  authorization: string | undefined
  idempotencyKey: string | undefined
  /** TossPayments-Test-Code */
  testCode: string | undefined
  body: string
}

/** The connection is cut instead of an answer. */
export const CUT = Symbol('cut')

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function perform(ctx: TossContext, { name, subject }: Call, body: string): Outcome {
  switch (name) {
    case 'issue':
      return issue(ctx, parsed(body))
    case 'charge':
      return charge(ctx, subject, parsed(body))
    case 'deleteBilling':
      return deleteBilling(ctx, subject)
    case 'byOrder':
      return shown(ctx, ctx.ledger.byOrder.get(subject))
    case 'byKey':
      return shown(ctx, ctx.ledger.payments.get(subject))
    case 'cancel':
      return cancel(ctx, subject, parsed(body))
  }
}

const broken = (fault: 'HTTP 500' | 'HTTP 503'): Answer =>
  refusal(fault === 'HTTP 500' ? 'FAILED_INTERNAL_SYSTEM_PROCESSING' : 'SERVICE_UNAVAILABLE')

/** What is answered in place of doing anything. */
function before(fault: Fault): Answer | typeof CUT | null {
  if (fault.fault === 'dropRequest') return CUT
  if (fault.fault === '429') return refusal('TOO_MANY_REQUESTS')
  if ('when' in fault && fault.when === 'before') return broken(fault.fault)
  return null
}

/** What is answered in place of the truth. */
function after(fault: Fault): Answer | typeof CUT | null {
  if (fault.fault === 'dropAnswer') return CUT
  return 'when' in fault && fault.when === 'after' ? broken(fault.fault) : null
}

/** The provider's API: every call goes through here, and meets its fault here. */
export function createExchange(
  ctx: TossContext,
  parts: { secretKey: string; faults: Faults; sender: Sender },
) {
  const { ledger, runtime } = ctx
  const { secretKey, faults, sender } = parts
  const idempotency = new Idempotency(ledger, runtime.now)

  /** Does the call, unless its key has been answered; all in one turn, so that no other comes between. */
  function settle(call: Call, incoming: Incoming, scope: string | null, forced: string | null) {
    const known = idempotency.recall(scope)
    if (known) return known
    const { answer, events } = forced ? refusedWith(forced) : perform(ctx, call, incoming.body)
    ledger.record([...events, ...idempotency.remember(scope, answer)])
    for (const event of events) if (event.type === 'announced') sender.deliver(event)
    return answer
  }

  return async function exchange(incoming: Incoming): Promise<Answer | typeof CUT> {
    const { method, pathname, idempotencyKey: key } = incoming
    const call = callOf(method, pathname)
    if (!call) return refusal('NOT_FOUND')
    const unauthorized = refusedAuthorization(incoming.authorization, secretKey)
    if (unauthorized) return unauthorized
    const fault = faults.decide(call.name)
    const scope = scopeOf({ method, url: pathname, key }, secretKey)
    const instead = before(fault) ?? idempotency.refused(key, scope)
    if (instead) return instead
    const forced = fault.fault === 'code' ? fault.code : (incoming.testCode ?? null)
    if (fault.fault !== 'delay') {
      const answer = settle(call, incoming, scope, forced)
      return after(fault) ?? answer
    }
    idempotency.begin(scope)
    try {
      await runtime.wait(fault.doneAfterMs)
      const answer = settle(call, incoming, scope, forced)
      await runtime.wait(fault.delayMs - fault.doneAfterMs)
      return answer
    } finally {
      idempotency.end(scope)
    }
  }
}
