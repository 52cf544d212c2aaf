'use server'

import { after } from 'next/server'
import { logSecurity } from '@/lib/activity/security-log'
import { requirePermission } from '@/lib/auth/require-permission'
import { createBillingContext } from '@/lib/billing/context'
import { deliverPending } from '@/lib/billing/notices/delivery'
import { env } from '@/lib/env'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service-client'
import { checkoutAvailability } from './availability'
import { confirmCheckout, resumeCheckout } from './confirm'
import { readCheckoutOutcome, readSubscriptionState } from './data'
import { abandonedCheckoutSchema, cardChangeSchema, checkoutFormSchema } from './form-schema'
import { endCheckout } from './mutations'
import { newOrderId, openCardOrder, openPlanOrder } from './open'
import { checkoutStatusLimiter, openCheckoutLimiter } from './rate-limits'
import { type CheckoutStatus, cardWindowReturnSchema, orderIdSchema } from './schema'
import type { CheckoutAvailability, CheckoutOutcome, ConfirmState, OpenResult } from './types'

/** What is shown for a failure; what is not about rights is logged, without anything that was typed. */
function problemOf(thrown: unknown): NonNullable<ConfirmState['problem']> {
  const { code, message } = toAppError(thrown)
  if (code === 'unauthorized') return 'signedOut'
  log.error('checkout.failed', { code, reason: message })
  return 'failed'
}

const failed = (problem: Extract<OpenResult, { ok: false }>['problem']): OpenResult => ({
  ok: false,
  problem,
  problems: {},
})

const parts = () => ({ service: serviceClient(), now: new Date(), makeOrderId: newOrderId })

const missingOutcome: CheckoutOutcome = {
  standing: 'missing',
  purpose: null,
  planId: null,
  code: null,
  paid: null,
}

/** For the dialog, which opens over pages that are the same for everybody. */
export async function readCheckoutAvailability(): Promise<CheckoutAvailability> {
  try {
    const user = await requirePermission('session')
    const live = await readSubscriptionState(serviceClient(), user.id)
    return checkoutAvailability(user, live, env(), new Date())
  } catch (thrown) {
    return { state: problemOf(thrown) === 'signedOut' ? 'signedOut' : 'failed' }
  }
}

/** Begins the checkout of a plan. The form is told what is wrong with it, or what to open the window with. */
export async function openPlanCheckout(typed: unknown): Promise<OpenResult> {
  try {
    const user = await requirePermission('session')
    const form = checkoutFormSchema.safeParse(typed)
    if (!form.success) return failed('failed')
    if (!(await openCheckoutLimiter.take(user.id)).allowed) return failed('tooOften')
    return await openPlanOrder(parts(), user.id, form.data)
  } catch (thrown) {
    return failed(problemOf(thrown))
  }
}

/** Begins to register another card. */
export async function openCardChange(typed: unknown): Promise<OpenResult> {
  try {
    const user = await requirePermission('session')
    const given = cardChangeSchema.safeParse(typed)
    if (!given.success) return failed('failed')
    if (!(await openCheckoutLimiter.take(user.id)).allowed) return failed('tooOften')
    return await openCardOrder(parts(), user.id, given.data.locale)
  } catch (thrown) {
    return failed(problemOf(thrown))
  }
}

/** The card window was left, or came back without a card. Whatever goes wrong here harms nobody. */
export async function abandonCheckout(told: unknown): Promise<void> {
  try {
    const user = await requirePermission('session')
    const left = abandonedCheckoutSchema.safeParse(told)
    if (!left.success || !(await checkoutStatusLimiter.take(user.id)).allowed) return
    const { orderId, code } = left.data
    const order = { user: user.id, orderId }
    await endCheckout(serviceClient(), order, { from: 'open', state: 'left', code }, new Date())
  } catch (thrown) {
    problemOf(thrown)
  }
}

/** Goes on with what the card window brought. Told again, it answers how far it is, and charges nothing twice. */
export async function confirmPayment(before: ConfirmState, form: FormData): Promise<ConfirmState> {
  const told = (state: Partial<ConfirmState>): ConfirmState => ({
    attempt: before.attempt + 1,
    outcome: null,
    problem: null,
    ...state,
  })
  try {
    const user = await requirePermission('session')
    const came = cardWindowReturnSchema.safeParse(Object.fromEntries(form))
    if (!came.success) return told({ outcome: missingOutcome })
    if (!(await checkoutStatusLimiter.take(user.id)).allowed) return told({ problem: 'tooOften' })
    const standing = await confirmCheckout(createBillingContext(), user.id, came.data)
    if (standing === 'stranger') {
      const data = { need: 'own customer key', page: 'billingSuccess' }
      await logSecurity({ type: 'access_denied', level: 'warning', user, data })
      return told({ outcome: missingOutcome })
    }
    return told({ outcome: await withPayment(user.id, came.data.orderId, standing) })
  } catch (thrown) {
    return told({ problem: problemOf(thrown) })
  }
}

/** For a page that waits: how far an order is, which goes on when whoever began it did not finish. */
export async function readCheckoutStatus(told: unknown): Promise<CheckoutOutcome | null> {
  try {
    const user = await requirePermission('session')
    const orderId = orderIdSchema.safeParse(told)
    if (!orderId.success) return missingOutcome
    if (!(await checkoutStatusLimiter.take(user.id)).allowed) return null
    const found = await readCheckoutOutcome(serviceClient(), user.id, orderId.data)
    if (!found) return missingOutcome
    if (!found.isIssuing) return found.outcome
    const order = { user: user.id, orderId: orderId.data }
    return await withPayment(
      user.id,
      order.orderId,
      await resumeCheckout(createBillingContext(), order),
    )
  } catch (thrown) {
    problemOf(thrown)
    return null
  }
}

async function withPayment(
  user: string,
  orderId: string,
  standing: CheckoutStatus,
): Promise<CheckoutOutcome> {
  if (standing.standing !== 'done') return { ...standing, paid: null }
  after(deliverPending)
  const found = await readCheckoutOutcome(serviceClient(), user, orderId)
  return { ...standing, paid: found?.outcome.paid ?? null }
}
