import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { isPlanId, type PlanId } from '@/lib/billing/constants'
import { env } from '@/lib/env'
import { serviceClient } from '@/lib/supabase/service-client'
import { checkoutAvailability } from './availability'
import { readCheckoutOutcome, readSubscriptionState } from './data'
import { failureCodeSchema } from './form-schema'
import {
  type CardWindowReturn,
  cardWindowReturnSchema,
  confirmationFailureSchema,
  orderIdSchema,
} from './schema'
import type { CheckoutOutcome, ConfirmationFailure } from './status'
import type { CheckoutAvailability } from './types'

/** The query of a page. */
export type Query = Record<string, string | string[] | undefined>

const textOf = (query: Query, name: string): string | undefined => {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** The page's own address, to come back to after signing in. */
function addressOf(path: string, query: Query, names: readonly string[]): string {
  const stored = names.flatMap((name) => {
    const value = textOf(query, name)
    return value ? [[name, value]] : []
  })
  return stored.length > 0 ? `${path}?${new URLSearchParams(stored)}` : path
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
    plan: isPlanId(plan) ? plan : null,
  }
}

export type SuccessPage = {
  orderId: string | null
  /** What the card window brought and has not been used yet. */
  returned: CardWindowReturn | null
  /** Why a form without script could not be confirmed. */
  failure: ConfirmationFailure | null
  /** How far the order is; null where there is none of this person. */
  outcome: CheckoutOutcome | null
}

/** Lets into /billing-success. Nothing is exchanged or charged by opening it: a page may be fetched ahead. */
export async function loadSuccessPage(query: Query): Promise<SuccessPage> {
  const names = ['orderId', 'planId', 'customerKey', 'authKey']
  const user = await requireAccess('billingSuccess', addressOf('/billing-success', query, names))
  const orderId = orderIdSchema.safeParse(textOf(query, 'orderId'))
  const none = { returned: null, failure: null, outcome: null }
  if (!orderId.success) return { orderId: null, ...none }
  const found = await readCheckoutOutcome(serviceClient(), user.id, orderId.data)
  if (!found) return { orderId: orderId.data, ...none }
  const returned = cardWindowReturnSchema.safeParse(query)
  const failure = confirmationFailureSchema.safeParse(textOf(query, 'reason'))
  return {
    orderId: orderId.data,
    returned: found.isOpen && returned.success ? returned.data : null,
    failure: failure.success ? failure.data : null,
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
