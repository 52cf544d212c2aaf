import 'server-only'
import { z } from 'zod'
import type { Plan } from '@/lib/billing/constants'
import { callFunction } from '@/lib/supabase/data'
import type { ServiceDb } from '@/lib/supabase/types'

// Whose subscription is meant comes from the gate: the service's client may do this to anybody's.

/** `busy`: a payment is under way. `missing`: there is no subscription to do this to. */
const outcomeSchema = z.enum(['ok', 'busy', 'missing'])
type Outcome = { ok: true } | { ok: false; reason: 'busy' | 'missing' }

const outcomeOf = (said: z.infer<typeof outcomeSchema>): Outcome =>
  said === 'ok' ? { ok: true } : { ok: false, reason: said }

/** Cancels at the end of the paid period, or takes that back. */
export async function setCancelling(
  service: ServiceDb,
  user: string,
  cancel: boolean,
  now: Date,
): Promise<Outcome> {
  const given = { p_user: user, p_cancel: cancel, p_now: now }
  return outcomeOf(await callFunction(service, 'set_cancelling', given, outcomeSchema))
}

/** Which plan begins at the next renewal; the present one takes an earlier choice back. */
export async function chooseNextPlan(
  service: ServiceDb,
  user: string,
  { id, price, months, seatPrice }: Pick<Plan, 'id' | 'price' | 'months' | 'seatPrice'>,
  now: Date,
): Promise<Outcome> {
  const given = { p_user: user, p_plan: { id, price, months, seatPrice }, p_now: now }
  return outcomeOf(await callFunction(service, 'choose_next_plan', given, outcomeSchema))
}

const endedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ok'), refund: z.uuid().nullable(), amount: z.number().int() }),
  z.object({ outcome: z.literal('changed'), amount: z.number().int() }),
  z.object({ outcome: z.enum(['busy', 'missing']) }),
])

export type Ended =
  | { ok: true /** What is to be asked of the provider. */; refund: string | null; amount: number }
  | { ok: false; reason: 'changed'; amount: number }
  | { ok: false; reason: 'busy' | 'missing' }

/** Ends it at once. @param expected what the person saw that would be given back, in won */
export async function cancelNow(
  service: ServiceDb,
  user: string,
  expected: number,
  now: Date,
): Promise<Ended> {
  const given = { p_user: user, p_expected: expected, p_reason: '', p_now: now }
  const said = await callFunction(service, 'cancel_now', given, endedSchema)
  if (said.outcome === 'ok') return { ok: true, refund: said.refund, amount: said.amount }
  if (said.outcome === 'changed') return { ok: false, reason: 'changed', amount: said.amount }
  return { ok: false, reason: said.outcome }
}
