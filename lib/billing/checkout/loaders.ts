import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import type { PlanId } from '@/lib/billing/schema'
import { env } from '@/lib/env'
import { serviceClient } from '@/lib/supabase/service-client'
import { checkoutAvailability } from './availability'
import { readCheckoutOutcome, readSubscriptionState } from './data'
import { isPlan } from './form-errors'
import { failureCodeSchema } from './form-schema'
import { type CardWindowReturn, cardWindowReturnSchema, orderIdSchema } from './schema'
import type { CheckoutAvailability, CheckoutOutcome } from './types'

/** The query of a page. */
export type Query = Record<string, string | string[] | undefined>

const textOf = (query: Query, name: string): string | undefined => {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** The page's own address, to come back to after signing in. */
function addressOf(path: string, query: Query, names: readonly string[]): string {
  const kept = names.flatMap((name) => {
    const value = textOf(query, name)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Lets into /payment, with the plan that was chosen before, if any. */
export async function loadPaymentPage(
  query: Query,
): Promise<{ place: CheckoutAvailability; plan: PlanId | null }> {
  const user = await requireAccess('payment', addressOf('/payment', query, ['plan']))
  const live = await readSubscriptionState(serviceClient(), user.id)
  const plan = textOf(query, 'plan')
  return {
    place: checkoutAvailability(user, live, env(), new Date()),
    plan: isPlan(plan) ? plan : null,
  }
}

export type SuccessPage = {
  orderId: string | null
  /** What the card window brought, and nobody has used yet. */
  came: CardWindowReturn | null
  /** How the order stands; null where there is none of this person. */
  outcome: CheckoutOutcome | null
}

/** Lets into /billing-success. Nothing is exchanged or charged by opening it: a page may be fetched ahead. */
export async function loadSuccessPage(query: Query): Promise<SuccessPage> {
  const names = ['orderId', 'planId', 'customerKey', 'authKey']
  const user = await requireAccess('billingSuccess', addressOf('/billing-success', query, names))
  const orderId = orderIdSchema.safeParse(textOf(query, 'orderId'))
  if (!orderId.success) return { orderId: null, came: null, outcome: null }
  const found = await readCheckoutOutcome(serviceClient(), user.id, orderId.data)
  if (!found) return { orderId: orderId.data, came: null, outcome: null }
  const came = cardWindowReturnSchema.safeParse(query)
  return {
    orderId: orderId.data,
    came: found.isOpen && came.success ? came.data : null,
    outcome: found.outcome,
  }
}

export type FailurePage = {
  orderId: string | null
  code: string | null
  outcome: CheckoutOutcome | null
}

/** Lets into /billing-fail. */
export async function loadFailurePage(query: Query): Promise<FailurePage> {
  const names = ['orderId', 'code']
  const user = await requireAccess('billingFail', addressOf('/billing-fail', query, names))
  const orderId = orderIdSchema.safeParse(textOf(query, 'orderId'))
  const code = failureCodeSchema.safeParse(textOf(query, 'code'))
  const found = orderId.success
    ? await readCheckoutOutcome(serviceClient(), user.id, orderId.data)
    : null
  return {
    orderId: found && orderId.success ? orderId.data : null,
    code: code.success ? code.data : null,
    outcome: found?.outcome ?? null,
  }
}
