import 'server-only'
import { z } from 'zod'
import type { UserDb } from '@/lib/supabase/types'
import type { ActionProblem, ActionResult } from './types'

// Each act is one function of the database, called with the administrator's own session: it checks the role,
// acts and writes the audit in one transaction.

const outcomeSchema = z.enum(['ok', 'missing', 'changed', 'busy', 'tooMuch'])
const refundAnswerSchema = z.object({ outcome: outcomeSchema, refund: z.uuid().optional() })

type Answer = { data: unknown; error: { code?: string } | null }

const failureOf = (error: { code?: string }): { ok: false; reason: ActionProblem } => ({
  ok: false,
  reason: error.code === '42501' ? 'forbidden' : 'failed',
})

function resultOf({ data, error }: Answer): ActionResult {
  if (error) return failureOf(error)
  const outcome = outcomeSchema.safeParse(data)
  if (!outcome.success) return { ok: false, reason: 'failed' }
  return outcome.data === 'ok' ? { ok: true } : { ok: false, reason: outcome.data }
}

export type RefundRequest = {
  payment: string
  amount: number
  /** What had gone back before, as far as the administrator saw. */
  seen: number
  reason: string
  /** Ends the subscription at once as well. */
  end: boolean
}

/** Writes a refund down. @returns its id, for whoever carries it out */
export async function requestRefund(
  db: UserDb,
  { payment, amount, seen, reason, end }: RefundRequest,
): Promise<{ ok: true; refund: string } | { ok: false; reason: ActionProblem }> {
  const given = {
    p_payment: payment,
    p_amount: amount,
    p_seen: seen,
    p_reason: reason,
    p_end: end,
  }
  const { data, error } = await db.rpc('admin_refund', given)
  if (error) return failureOf(error)
  const answer = refundAnswerSchema.safeParse(data)
  if (!answer.success) return { ok: false, reason: 'failed' }
  const { outcome, refund } = answer.data
  if (outcome !== 'ok') return { ok: false, reason: outcome }
  return refund ? { ok: true, refund } : { ok: false, reason: 'failed' }
}

/** Ends a subscription without a refund: at once, or with the time that is paid. */
export async function endSubscription(
  db: UserDb,
  subscription: string,
  atOnce: boolean,
): Promise<ActionResult> {
  const given = { p_subscription: subscription, p_at_once: atOnce }
  return resultOf(await db.rpc('admin_end_subscription', given))
}

/** Has the next run ask for a refused renewal again, or look up an unknown outcome. */
export async function retryPayment(db: UserDb, payment: string): Promise<ActionResult> {
  return resultOf(await db.rpc('admin_retry_payment', { p_payment: payment }))
}
