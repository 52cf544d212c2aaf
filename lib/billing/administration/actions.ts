'use server'

import { after } from 'next/server'
import { z } from 'zod'
import { requirePermission } from '@/lib/auth/require-permission'
import { createBillingContext } from '@/lib/billing/context'
import { deliverPending } from '@/lib/billing/notices/delivery'
import { claimRefunds } from '@/lib/billing/refunds/mutations'
import { executeRefund } from '@/lib/billing/refunds/refund'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import type { Db } from '@/lib/supabase/types'
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

/** Runs with the administrator's own session; what is thrown becomes a reason. */
async function asAdmin<T>(work: (db: Db) => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    await requirePermission('admin')
    return await work(await userClient())
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized' || code === 'forbidden') return { ok: false, reason: code }
    log.error('billing.act-failed', { code, reason: message })
    return { ok: false, reason: 'failed' }
  }
}

/** Gives money back: written down first, then asked of the provider at once. */
export async function refundPayment(input: unknown): Promise<RefundResult> {
  return asAdmin(async (db): Promise<RefundResult> => {
    const parsed = refundSchema.safeParse(input)
    if (!parsed.success) {
      const [field] = parsed.error.issues[0]?.path ?? []
      return { ok: false, reason: field === 'amount' || field === 'reason' ? field : 'missing' }
    }
    const asked = await requestRefund(db, parsed.data)
    if (!asked.ok) return asked
    const state = await refundWrittenDown(asked.refund)
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
  return asAdmin(async (db): Promise<ActionResult> => {
    const parsed = endingSchema.safeParse(input)
    if (!parsed.success) return { ok: false, reason: 'missing' }
    const ended = await end(db, parsed.data.subscription, parsed.data.atOnce)
    if (ended.ok) after(deliverPending)
    return ended
  })
}

/** Has a payment asked for, or looked up, out of turn. */
export async function retryPayment(id: unknown): Promise<ActionResult> {
  return asAdmin(async (db): Promise<ActionResult> => {
    const parsed = idSchema.safeParse(id)
    return parsed.success ? retry(db, parsed.data) : { ok: false, reason: 'missing' }
  })
}
