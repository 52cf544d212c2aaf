import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import type { PlanId } from '@/lib/billing/schema'
import { env } from '@/lib/env'
import { serviceClient } from '@/lib/supabase/service'
import { readLiveState, readOutcome } from './data'
import { isPlan } from './form-problems'
import { failureCodeSchema } from './form-schema'
import { checkoutPlace } from './place'
import { type CameBack, cameBackSchema, orderIdSchema } from './schema'
import type { CheckoutPlace, Outcome } from './types'

/** The query of a page. */
export type Query = Record<string, string | string[] | undefined>

const wordOf = (query: Query, name: string): string | undefined => {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** The page's own address, to come back to after signing in. */
function addressOf(path: string, query: Query, names: readonly string[]): string {
  const kept = names.flatMap((name) => {
    const value = wordOf(query, name)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Lets into /payment, with the plan that was chosen before, if any. */
export async function enterPayment(
  query: Query,
): Promise<{ place: CheckoutPlace; plan: PlanId | null }> {
  const user = await requireAccess('payment', addressOf('/payment', query, ['plan']))
  const live = await readLiveState(serviceClient(), user.id)
  const plan = wordOf(query, 'plan')
  return {
    place: checkoutPlace(user, live, env(), new Date()),
    plan: isPlan(plan) ? plan : null,
  }
}

export type Return = {
  orderId: string | null
  /** What the card window brought, and nobody has used yet. */
  came: CameBack | null
  /** How the order stands; null where there is none of this person. */
  outcome: Outcome | null
}

/** Lets into /billing-success. Nothing is exchanged or charged by opening it: a page may be fetched ahead. */
export async function enterSuccess(query: Query): Promise<Return> {
  const names = ['orderId', 'planId', 'customerKey', 'authKey']
  const user = await requireAccess('billingSuccess', addressOf('/billing-success', query, names))
  const orderId = orderIdSchema.safeParse(wordOf(query, 'orderId'))
  if (!orderId.success) return { orderId: null, came: null, outcome: null }
  const found = await readOutcome(serviceClient(), user.id, orderId.data)
  if (!found) return { orderId: orderId.data, came: null, outcome: null }
  const came = cameBackSchema.safeParse(query)
  return {
    orderId: orderId.data,
    came: found.isOpen && came.success ? came.data : null,
    outcome: found.outcome,
  }
}

export type Failure = { orderId: string | null; code: string | null; outcome: Outcome | null }

/** Lets into /billing-fail. */
export async function enterFailure(query: Query): Promise<Failure> {
  const names = ['orderId', 'code']
  const user = await requireAccess('billingFail', addressOf('/billing-fail', query, names))
  const orderId = orderIdSchema.safeParse(wordOf(query, 'orderId'))
  const code = failureCodeSchema.safeParse(wordOf(query, 'code'))
  const found = orderId.success ? await readOutcome(serviceClient(), user.id, orderId.data) : null
  return {
    orderId: found && orderId.success ? orderId.data : null,
    code: code.success ? code.data : null,
    outcome: found?.outcome ?? null,
  }
}
