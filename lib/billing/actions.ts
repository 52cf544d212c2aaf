'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { z } from 'zod'
import { logActivity } from '@/lib/activity/activity-log'
import { logSecurity } from '@/lib/activity/security-log'
import { parseLocale } from '@/lib/auth/destination'
import { getPathname } from '@/lib/i18n/navigation'
import { plans } from './constants'
import { deliverPending } from './notices/delivery'
import { refundNow } from './refunds/refund-now'
import { planIdSchema } from './schema'
import type { ActionProblem, ActionState, CompletedAction } from './subscription/action-state'
import { cancelNow, chooseNextPlan, setCancelling } from './subscription/mutations'
import { subscriberAction } from './subscription/subscriber-action'

/** Leads to the overview, which says what was done. */
function redirectToOverview(data: FormData, word: CompletedAction): never {
  const locale = parseLocale(data.get('locale'))
  redirect(`${getPathname({ locale, href: '/billing' })}?done=${word}`)
}

const failedAction =
  ({ attempt }: ActionState) =>
  (problem: ActionProblem, amount: number | null = null): ActionState => {
    // What the page shows is no longer so.
    if (problem !== 'tooMany' && problem !== 'unauthorized') refresh()
    return { attempt: attempt + 1, problem, amount }
  }

async function setRenewal(
  before: ActionState,
  data: FormData,
  renewal: 'cancelling' | 'resumed',
): Promise<ActionState> {
  const answer = failedAction(before)
  return subscriberAction<ActionState>(async ({ service, db, user, now }) => {
    const cancel = renewal === 'cancelling'
    const set = await setCancelling(service, user.id, cancel, now)
    if (!set.ok) return answer(set.reason)
    await logActivity(db, 'billing_update', { act: renewal })
    if (cancel) await logSecurity({ type: 'subscription_cancelled', user, data: { at: 'end' } })
    after(deliverPending)
    redirectToOverview(data, renewal)
  }, answer)
}

/** Cancels at the end of the period that is paid. */
export async function cancelAtEnd(before: ActionState, data: FormData): Promise<ActionState> {
  return setRenewal(before, data, 'cancelling')
}

/** Takes the cancellation back. */
export async function resume(before: ActionState, data: FormData): Promise<ActionState> {
  return setRenewal(before, data, 'resumed')
}

const choiceSchema = z.object({ plan: planIdSchema, consent: z.literal('on') })

/** Chooses the plan of the next renewal; the amount that will be charged was consented to. */
export async function choosePlan(before: ActionState, data: FormData): Promise<ActionState> {
  const answer = failedAction(before)
  return subscriberAction<ActionState>(async ({ service, db, user, now }) => {
    const choice = choiceSchema.safeParse(Object.fromEntries(data))
    const plan = plans.find(({ id }) => id === choice.data?.plan)
    if (!plan) return answer('check')
    const chosen = await chooseNextPlan(service, user.id, plan, now)
    if (!chosen.ok) return answer(chosen.reason)
    await logActivity(db, 'billing_update', { act: 'plan' })
    redirectToOverview(data, 'plan')
  }, answer)
}

const expectedSchema = z.coerce.number().int().nonnegative().max(100_000_000)

/** Ends the subscription at once and gives back what is due, or says that this has changed. */
export async function endNow(before: ActionState, data: FormData): Promise<ActionState> {
  const answer = failedAction(before)
  return subscriberAction<ActionState>(async ({ service, db, user, now }) => {
    const expected = expectedSchema.safeParse(data.get('amount'))
    if (!expected.success) return answer('check')
    const ended = await cancelNow(service, user.id, expected.data, now)
    if (!ended.ok) {
      return answer(ended.reason, ended.reason === 'changed' ? ended.amount : null)
    }
    await logActivity(db, 'billing_update', { act: 'ended' })
    const { amount } = ended
    await logSecurity({ type: 'subscription_cancelled', user, data: { at: 'once', amount } })
    const isBack = ended.refund ? await refundNow(ended.refund) : false
    after(deliverPending)
    redirectToOverview(data, ended.refund === null ? 'ended' : isBack ? 'refunded' : 'refunding')
  }, answer)
}
