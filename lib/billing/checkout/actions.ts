'use server'

import { requireOpenSite } from '@/lib/auth/require-open-site'
import { requirePermission } from '@/lib/auth/require-permission'
import { env } from '@/lib/env'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service-client'
import { checkoutAvailability } from './availability'
import { readSubscriptionState } from './data'
import { abandonedCheckoutSchema, checkoutLocaleSchema } from './form-schema'
import { endCheckout } from './mutations'
import { newOrderId, openCardOrder, openPlanOrder } from './open'
import { checkoutStatusLimiter, openCheckoutLimiter } from './rate-limits'
import type { CheckoutAvailability, OpenResult } from './types'

/** What is shown for a failure; what is not about rights is logged, without anything that was typed. */
function problemOf(thrown: unknown): 'signedOut' | 'failed' {
  const { code, message } = toAppError(thrown)
  if (code === 'unauthorized') return 'signedOut'
  log.error('checkout.failed', { code, reason: message })
  return 'failed'
}

const failed = (problem: Extract<OpenResult, { ok: false }>['problem']): OpenResult => ({
  ok: false,
  problem,
  errors: {},
})

const parts = () => ({ service: serviceClient(), now: new Date(), makeOrderId: newOrderId })

/** For the dialog, which opens over pages that are the same for everybody. */
export async function readCheckoutAvailability(): Promise<CheckoutAvailability> {
  try {
    await requireOpenSite()
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
    await requireOpenSite()
    const user = await requirePermission('session')
    const given = checkoutLocaleSchema.safeParse(typed)
    if (!given.success) return failed('failed')
    if (!(await openCheckoutLimiter.take(user.id)).allowed) return failed('tooOften')
    return await openPlanOrder(parts(), user.id, typed, given.data.locale)
  } catch (thrown) {
    return failed(problemOf(thrown))
  }
}

/** Begins to register another card. */
export async function openCardChange(typed: unknown): Promise<OpenResult> {
  try {
    await requireOpenSite()
    const user = await requirePermission('session')
    const given = checkoutLocaleSchema.safeParse(typed)
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
    await requireOpenSite()
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
