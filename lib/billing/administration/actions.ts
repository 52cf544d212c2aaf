'use server'

import { after } from 'next/server'
import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { createBillingContext } from '@/lib/billing/context'
import { deliverPending } from '@/lib/billing/notices/delivery'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { executeRefund } from '@/lib/billing/refunds/refund'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import type { UserDb } from '@/lib/supabase/types'
import { maxReasonLength } from './constants'
import { endSubscription as end, requestRefund, retryPayment as retry } from './mutations'
import type { ActionProblem, ActionResult, RefundResult } from './types'

const idSchema = z.uuid()
const refundSchema = z.object({
  payment: idSchema,
  amount: z.number().int().positive().max(100_000_000),
  seen: z.number().int().nonnegative(),
  reason: z.string().trim().min(1).max(maxReasonLength),
  end: z.boolean(),
})
const endingSchema = z.object({ subscription: idSchema, atOnce: z.boolean() })

type Refusal = { ok: false; reason: ActionProblem }

/** By account of the administrator; far more than a person handles by hand. */
const actionLimit = createRateLimiter({ name: 'billing.admin', points: 120, seconds: 60 })

const reasons = {
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  tooMany: 'tooMany',
  invalid: 'missing',
  unavailable: 'failed',
  failed: 'failed',
} as const satisfies Record<ActionReason, ActionProblem>

/** Runs with the administrator's own session. */
function runAsAdmin<Input, Result>(
  schema: z.ZodType<Input>,
  input: unknown,
  run: (db: UserDb, input: Input) => Promise<Result>,
): Promise<Result | Refusal> {
  return runAction({
    name: 'billing.administration',
    access: 'admin',
    limit: actionLimit,
    schema,
    input,
    refuse: (reason, { errors }): Refusal => {
      if (errors.amount) return { ok: false, reason: 'amount' }
      return { ok: false, reason: errors.reason ? 'reason' : reasons[reason] }
    },
    run: ({ db, input: parsed }) => run(db, parsed),
  })
}

/** Gives money back: written down first, then asked of the provider at once. */
export async function refundPayment(input: unknown): Promise<RefundResult> {
  return runAsAdmin(refundSchema, input, async (db, refund): Promise<RefundResult> => {
    const requested = await requestRefund(db, refund)
    if (!requested.ok) return requested
    const state = await refundWrittenDown(requested.refund)
    after(deliverPending)
    return { ok: true, state }
  })
}

/** What is written down goes with the next run of the renewals, whatever happens here. */
async function refundWrittenDown(refund: string): Promise<'done' | 'refused' | 'underWay'> {
  try {
    const ctx = createBillingContext()
    const [order] = await claimRefunds(ctx.service, refund, ctx.now(), 1)
    const state = order ? await executeRefund(ctx, order) : 'asking'
    return state === 'done' || state === 'refused' ? state : 'underWay'
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('billing.refund-waits', { refund, code, reason: message })
    return 'underWay'
  }
}

/** Ends a subscription without a refund. */
export async function endSubscription(input: unknown): Promise<ActionResult> {
  return runAsAdmin(endingSchema, input, async (db, ending): Promise<ActionResult> => {
    const ended = await end(db, ending.subscription, ending.atOnce)
    if (ended.ok) after(deliverPending)
    return ended
  })
}

/** Has a payment charged, or looked up, out of turn. */
export async function retryPayment(id: unknown): Promise<ActionResult> {
  return runAsAdmin(idSchema, id, retry)
}
