'use server'

import { after } from 'next/server'
import { logSecurity } from '@/lib/activity/security'
import { admit } from '@/lib/auth/gate'
import { deliverSoon } from '@/lib/billing/notices/deliver'
import { openTill } from '@/lib/billing/till'
import { env } from '@/lib/env'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service'
import { confirmCheckout, resumeCheckout } from './confirm'
import { readLiveState, readOutcome } from './data'
import { cardChangeSchema, checkoutFormSchema, leavingSchema } from './form-schema'
import { checkoutsAsked, checkoutsOpened } from './limits'
import { endCheckout } from './mutations'
import { newOrderId, openCard, openPlan } from './open'
import { checkoutPlace } from './place'
import { cameBackSchema, orderIdSchema, type Standing } from './schema'
import type { CheckoutPlace, ConfirmState, OpenResult, Outcome } from './types'

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

const nothing: Outcome = {
  standing: 'missing',
  purpose: null,
  planId: null,
  code: null,
  paid: null,
}

/** For the dialog, which opens over pages that are the same for everybody. */
export async function readCheckoutPlace(): Promise<CheckoutPlace> {
  try {
    const user = await admit('session')
    const live = await readLiveState(serviceClient(), user.id)
    return checkoutPlace(user, live, env(), new Date())
  } catch (thrown) {
    return { state: problemOf(thrown) === 'signedOut' ? 'signedOut' : 'failed' }
  }
}

/** Begins the checkout of a plan. The form is told what is wrong with it, or what to open the window with. */
export async function openPlanCheckout(typed: unknown): Promise<OpenResult> {
  try {
    const user = await admit('session')
    const form = checkoutFormSchema.safeParse(typed)
    if (!form.success) return failed('failed')
    if (!(await checkoutsOpened.take(user.id)).allowed) return failed('tooOften')
    return await openPlan(parts(), user.id, form.data)
  } catch (thrown) {
    return failed(problemOf(thrown))
  }
}

/** Begins to register another card. */
export async function openCardChange(typed: unknown): Promise<OpenResult> {
  try {
    const user = await admit('session')
    const given = cardChangeSchema.safeParse(typed)
    if (!given.success) return failed('failed')
    if (!(await checkoutsOpened.take(user.id)).allowed) return failed('tooOften')
    return await openCard(parts(), user.id, given.data.locale)
  } catch (thrown) {
    return failed(problemOf(thrown))
  }
}

/** The card window was left, or came back without a card. Whatever goes wrong here harms nobody. */
export async function leaveCheckout(told: unknown): Promise<void> {
  try {
    const user = await admit('session')
    const left = leavingSchema.safeParse(told)
    if (!left.success || !(await checkoutsAsked.take(user.id)).allowed) return
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
    const user = await admit('session')
    const came = cameBackSchema.safeParse(Object.fromEntries(form))
    if (!came.success) return told({ outcome: nothing })
    if (!(await checkoutsAsked.take(user.id)).allowed) return told({ problem: 'tooOften' })
    const standing = await confirmCheckout(openTill(), user.id, came.data)
    if (standing === 'stranger') {
      const data = { need: 'own customer key', page: 'billingSuccess' }
      await logSecurity({ type: 'access_denied', level: 'warning', user, data })
      return told({ outcome: nothing })
    }
    return told({ outcome: await withPayment(user.id, came.data.orderId, standing) })
  } catch (thrown) {
    return told({ problem: problemOf(thrown) })
  }
}

/** For a page that waits: how far an order is, which goes on when whoever began it did not finish. */
export async function askStanding(told: unknown): Promise<Outcome | null> {
  try {
    const user = await admit('session')
    const orderId = orderIdSchema.safeParse(told)
    if (!orderId.success) return nothing
    if (!(await checkoutsAsked.take(user.id)).allowed) return null
    const found = await readOutcome(serviceClient(), user.id, orderId.data)
    if (!found) return nothing
    if (!found.isIssuing) return found.outcome
    const order = { user: user.id, orderId: orderId.data }
    return await withPayment(user.id, order.orderId, await resumeCheckout(openTill(), order))
  } catch (thrown) {
    problemOf(thrown)
    return null
  }
}

async function withPayment(user: string, orderId: string, standing: Standing): Promise<Outcome> {
  if (standing.standing !== 'done') return { ...standing, paid: null }
  after(deliverSoon)
  const found = await readOutcome(serviceClient(), user, orderId)
  return { ...standing, paid: found?.outcome.paid ?? null }
}
